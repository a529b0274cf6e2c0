import type { NoticeRow } from '@backlot/contract';
import { channelPermissions } from '@backlot/contract';
import type { AppTree } from '../../../../shell/apps/createApps';
import { flattenMenu } from '../../../../shell/menu/buildMenuTree';
import { recordOfNotice } from './recordOfNotice';

/** The list of received notices (spec section 2.2). */
const received = 'sys_notice_mgr_received';

const codeOfChannel = new Map<number, string>(Object.entries(channelPermissions).map(([code, channel]) => [channel, code]));

/** Named routes by what a notice speaks of, the most exact first (spec sections 2.2 and 3). */
const routes: readonly (readonly [param: keyof NoticeRow['extraParam'], route: string])[] = [
  ['favId', 'collectDetail'],
  ['aweId', 'videoDetailed'],
  ['workId', 'commentInfo'],
  ['upId', 'talentComment'],
  ['keywordId', 'workInfo'],
  ['id', 'videoDetailed'],
];

/**
 * Where a notice leads: the record of the trade it tells of; else the route of its channel that fits `extraParam`, with those ids as the query; else the data zone
 * of the channel; else the received notices. Undefined when this person has none of them.
 */
export function routeOfNotice(notice: NoticeRow, trees: readonly AppTree[]): string | undefined {
  const { msgId, webId, noticeClass, extraParam } = notice;
  const record = recordOfNotice(notice, trees);
  if (record) return record;
  const pathOf = (name: string) =>
    trees.flatMap(({ tree }) => flattenMenu(tree)).find(({ node, href }) => node.name === name && !href)?.path;
  const ids = Object.entries(extraParam).filter(([, value]) => Boolean(value));
  const fitting = routes.filter(([param]) => extraParam[param]).map(([, route]) => route);
  const channel = webId === null ? undefined : codeOfChannel.get(webId);
  const names = channel ? [...fitting.map((route) => `${channel}_${route}`), ...fitting, channel] : [];
  const path = noticeClass === 1 ? undefined : names.map(pathOf).find(Boolean);
  if (path) return `${path}?${new URLSearchParams([...ids, ['webId', String(webId)]])}`;
  const list = pathOf(received);
  return list && `${list}?${new URLSearchParams({ id: msgId })}`;
}

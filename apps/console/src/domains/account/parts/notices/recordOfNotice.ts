import { followKinds, type NoticeRow, noticeTypes } from '@backlot/contract';
import type { AppTree } from '../../../../shell/apps/createApps';
import { flattenMenu } from '../../../../shell/menu/buildMenuTree';

/** Details of orders by the list that a person has, who manages them first (spec section 2.2). */
const orders = [
  ['CommercialOrders', '/workOrderOwnDetail'],
  ['BdOrders', '/workOrderBDDetail'],
  ['LeaderOrders', '/workOrderOwnDetail'],
  ['ShopOrders', '/workOrderShopDetail'],
] as const;

/** The record of the trade that a notice tells of, as this person sees it; undefined for other notices and without its screen. */
export function recordOfNotice(
  { type, webId, extraParam: { id, favId, upId, keywordId } }: Pick<NoticeRow, 'type' | 'webId' | 'extraParam'>,
  trees: readonly AppTree[],
): string | undefined {
  const items = trees.flatMap(({ tree }) => flattenMenu(tree));
  const listOf = (component: string) => items.find(({ node, href }) => node.component === component && !href)?.path;
  if (type === noticeTypes.intent) return listOf('Intents');
  if (type === noticeTypes.statement) return listOf('Settlements');
  if (type === noticeTypes.rule) return listOf('Rules');
  if (type === noticeTypes.task) return listOf('Queue');
  if (type === noticeTypes.zone) {
    const zone = listOf(`DataZone${webId}`);
    const kind = upId ? followKinds.creator : keywordId ? followKinds.keyword : followKinds.game;
    return zone && `${zone}?${new URLSearchParams({ kind: String(kind), ...(favId && { favId }) })}`;
  }
  if (!id) return undefined;
  const query = new URLSearchParams({ id });
  // The zone of the channel comes first, then the analysis of all of them.
  const comments = type === noticeTypes.comment ? (listOf(`ZoneComments${webId}`) ?? listOf('CommentInfo')) : undefined;
  if (comments) return `${comments}?${query}`;
  if (type === noticeTypes.payment || type === noticeTypes.statementChange) return listOf('Settlements') && `/statementDetail?${query}`;
  if (type === noticeTypes.sample) return listOf('Samples') && `/sampleDetail?${query}`;
  if (type === noticeTypes.live) return listOf('Lives') && `/liveDetail?${query}`;
  if (type === noticeTypes.script) return listOf('Scripts') && `/scriptDetail?${query}`;
  if (type === noticeTypes.demandForm) return listOf('Demands') && `/shopXuQiuDanDetail?${query}`;
  const isOfOrder = [noticeTypes.workOrder, noticeTypes.submission, noticeTypes.link].some((one) => one === type);
  const detail = isOfOrder ? orders.find(([component]) => listOf(component))?.[1] : undefined;
  return detail && `${detail}?${query}`;
}

import { blackFanApi } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import type { BlackFan } from './BlackFan';

const active = ['query', 'get', 'add', 'export', 'edit', 'delete', 'release'];
const released = ['query', 'get', 'add', 'export', 'delete', 'renew'];

const fans: readonly BlackFan[] = ['lowkey.reseller', 'user8841027', 'copy.cat'].map((fanName, at) => ({
  id: String(at + 1),
  version: 0,
  can: at === 2 ? released : active,
  webId: 10,
  fanPlatformId: `f${at + 1}`,
  fanName,
  level: at + 1,
  reason: 'Posts links to copies of the goods.',
  fanStatus: at === 2 ? 0 : 1,
  hitCount: at === 1 ? 0 : 6,
  lastHitTime: at === 1 ? null : '2026-11-22 11:30:00',
  sourceCommentId: at === 0 ? '2' : null,
  createTime: '2026-10-01 02:00:00',
}));

/** A fresh fake server of blacklist fans. */
export function blackFanAnswers(): Answer[] {
  const { answers, rows } = fakeCrud({
    api: blackFanApi,
    rows: fans,
    matches: (row, { searchValue, level }) =>
      (!searchValue || String(row.fanName).includes(String(searchValue))) && (!level || (level as number[]).includes(row.level)),
  });
  const turn = (id: string, fanStatus: number) => {
    const fan = rows.find((row) => row.id === id);
    if (fan) Object.assign(fan, { fanStatus, can: fanStatus ? active : released });
    return null;
  };
  return [...answers, answer(blackFanApi.release, ({ id }) => turn(id, 0)), answer(blackFanApi.renew, ({ id }) => turn(id, 1))];
}

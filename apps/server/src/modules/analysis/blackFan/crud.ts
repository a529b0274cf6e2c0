import { blackFanApi } from '@backlot/contract';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { contains } from '../../../db/list/contains';
import { presentTime } from '../../../db/presentTime';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { blackFans } from '../../../tables/analysis/blackFan';
import { createCrud } from '../../base/crud';
import { requireAllowed } from '../../base/transition';
import { mayLookInto } from '../../collection/comments';
import { blackFanPolicy, canOf, fansInSight } from './policy';

const { createTime, hitCount, lastHitTime, fanName, fanPlatformId } = blackFans;

/** Commenters whose comments raise a warning (domain/model 2.3.10). */
export const blackFanCrud = (services: Services) =>
  createCrud(services, {
    api: blackFanApi,
    area: 'blackFan',
    table: blackFans,
    notFound: 'notFound',
    within: fansInSight,
    sorts: { createTime, hitCount, lastHitTime, fanName },
    fallback: { by: createTime, order: 'descend' },
    filter: async ({ searchValue, webId, level, fanStatus }) =>
      and(
        searchValue ? or(contains(fanName, searchValue), contains(fanPlatformId, searchValue)) : undefined,
        webId?.length ? inArray(blackFans.webId, webId) : undefined,
        level?.length ? inArray(blackFans.level, level) : undefined,
        fanStatus?.length ? inArray(blackFans.fanStatus, fanStatus) : undefined,
      ),
    present: async (_db, rows, actor) =>
      rows.map((row) => ({
        ...row,
        can: canOf(row, actor),
        lastHitTime: row.lastHitTime && presentTime(row.lastHitTime),
        createTime: presentTime(row.createTime),
      })),
    isSerial: true,
    check: async (tx, { draft, before }, actor) => {
      if (!mayLookInto(actor.caller, draft.webId)) throw new Refusal('notFound', {}, { field: 'webId' });
      if (before) await requireAllowed(tx, { policy: blackFanPolicy, event: 'edit', viewer: actor, facts: before });
      const [other] = await tx
        .select({ id: blackFans.id })
        .from(blackFans)
        .where(
          and(
            eq(blackFans.webId, draft.webId),
            eq(fanPlatformId, draft.fanPlatformId),
            ne(blackFans.status, 2),
            before ? ne(blackFans.id, before.id) : undefined,
          ),
        );
      if (other) throw new Refusal('blackFanExists', {}, { field: 'fanPlatformId' });
    },
    removing: (tx, row, viewer) => requireAllowed(tx, { policy: blackFanPolicy, event: 'delete', viewer, facts: row }),
    columns: [
      { field: 'fanName', header: ['昵称', 'Name', 'Tên'], value: (row) => row.fanName },
      { field: 'fanName', header: ['平台 ID', 'Platform id', 'ID nền tảng'], value: (row) => row.fanPlatformId },
      { field: 'webId', header: ['渠道', 'Channel', 'Kênh'], value: (row, _, wordOf) => wordOf('webId', row.webId) },
      { field: 'level', header: ['级别', 'Level', 'Mức'], value: (row) => row.level },
      { field: 'reason', header: ['原因', 'Reason', 'Lý do'], value: (row) => row.reason },
      { field: 'fanStatus', header: ['状态', 'Status', 'Trạng thái'], value: (row, _, wordOf) => wordOf('fanStatus', row.fanStatus) },
      { field: 'hitCount', header: ['评论数', 'Comments', 'Số bình luận'], value: (row) => row.hitCount },
      { field: 'lastHitTime', header: ['最近评论', 'Last comment (UTC)', 'Gần nhất (UTC)'], value: (row) => row.lastHitTime },
      { field: 'createTime', header: ['加入时间', 'Added (UTC)', 'Ngày thêm (UTC)'], value: (row) => row.createTime },
    ],
  });

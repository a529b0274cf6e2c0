import { blackFanWords } from '@backlot/contract/words/analysis/blackFan';
import { inUtc } from '../../../http/parts/inUtc';
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
      { field: 'fanName', header: blackFanWords.fanName, value: (row) => row.fanName },
      { field: 'fanName', header: blackFanWords.fanPlatformId, value: (row) => row.fanPlatformId },
      { field: 'webId', header: blackFanWords.webId, value: (row, _, wordOf) => wordOf('webId', row.webId) },
      { field: 'level', header: blackFanWords.level, value: (row) => row.level },
      { field: 'reason', header: blackFanWords.reason, value: (row) => row.reason },
      {
        field: 'fanStatus',
        header: blackFanWords.fanStatus,
        value: (row, _, wordOf) => wordOf('fanStatus', row.fanStatus),
      },
      { field: 'hitCount', header: blackFanWords.hitCount, value: (row) => row.hitCount },
      {
        field: 'lastHitTime',
        header: inUtc(blackFanWords.lastHitTime),
        value: (row) => row.lastHitTime,
      },
      { field: 'createTime', header: inUtc(blackFanWords.createTime), value: (row) => row.createTime },
    ],
  });

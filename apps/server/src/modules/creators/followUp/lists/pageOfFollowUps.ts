import type { Db } from '../../../../db/database';
import { listPage } from '../../../../db/list/listPage';
import { presentPage } from '../../../../db/presentPage';
import { upFollowUps } from '../../../../tables/creators/creator';
import type { Viewer } from '../../../base/sight';
import type { FollowUp } from '../policy';
import { presentFollowUps } from './present';
import { type FollowUpQuery, whereOf } from './where';

const { createTime, nextDate } = upFollowUps;

export const sorting = { sorts: { createTime, nextDate }, fallback: { by: createTime, order: 'descend' as const } };

/** What waits is shown as it is due, the most overdue first. */
export async function pageOfFollowUps(db: Db, query: FollowUpQuery, viewer: Viewer) {
  const asked = query.sortField === undefined && (query.waits ?? query.due) ? { ...query, ...byDay } : query;
  const { rows, totalRows } = await listPage(db, { table: upFollowUps, where: whereOf(query, viewer), ...sorting }, asked);
  return presentPage({ ...query, totalRows, rows: await presentFollowUps(db, rows as unknown as FollowUp[], viewer) });
}

const byDay = { sortField: 'nextDate', sortOrder: 'ascend' } as const;

import type { Db } from '../../../../db/database';
import { listPage } from '../../../../db/list/listPage';
import { presentPage } from '../../../../db/presentPage';
import { upFollowUps } from '../../../../tables/creators/creator';
import type { Viewer } from '../../../base/sight';
import type { FollowUp } from '../policy';
import { presentFollowUps } from './present';
import { type FollowUpQuery, whereOf } from './where';

const { createTime, nextDate } = upFollowUps;

const sorts = { createTime, nextDate };

/** What waits is shown as it is due, the most overdue first; other lists begin with the newest. */
export const sortingOf = ({ waits, due }: Pick<FollowUpQuery, 'waits' | 'due'>) => ({
  sorts,
  fallback: (waits ?? due) ? { by: nextDate, order: 'ascend' as const } : { by: createTime, order: 'descend' as const },
});

export async function pageOfFollowUps(db: Db, query: FollowUpQuery, viewer: Viewer) {
  const { rows, totalRows } = await listPage(db, { table: upFollowUps, where: whereOf(query, viewer), ...sortingOf(query) }, query);
  return presentPage({ ...query, totalRows, rows: await presentFollowUps(db, rows as unknown as FollowUp[], viewer) });
}

import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../tables/base/user';
import { ups } from '../../../tables/creators/creator';
import type { Viewer } from '../../base/sight';

/** Whose commission is listed, with the dimension of their statements. */
export const sides = {
  bd: { dimension: 1, area: 'bdCommission', share: 'bd', who: sql.raw('i.bd_id') },
  up: { dimension: 4, area: 'upCommission', share: 'creator', who: sql.raw('i.up_id') },
} as const;

export type SideName = keyof typeof sides;

const people = (viewer: Viewer): SQL | undefined => {
  if (viewer.persona === 'all') return undefined;
  return viewer.persona === 'team' ? inArray(users.orgId, [...viewer.scope.orgIds]) : eq(users.id, viewer.caller.userId);
};

/** SQL: whether somebody's commission is in sight: the own one and that of the own creators, leaders that of the team (domain/roles 7.3). Undefined for all. */
export function inSight(side: SideName, who: SQL, viewer: Viewer): SQL | undefined {
  const which = people(viewer);
  if (!which) return undefined;
  return side === 'bd'
    ? sql`${who} in (select ${users.id} from ${users} where ${which})`
    : sql`${who} in (select ${ups.id} from ${ups} where ${ups.bdId} in (select ${users.id} from ${users} where ${which}))`;
}

import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../tables/base/user';
import { upFollowUps, ups } from '../../../tables/creators/creator';
import { type Viewer, viewerId } from '../../base/sight';

const { authorId, personId, upId } = upFollowUps;

/**
 * SQL: notes that this person may see: all, those by or about the team, or the own ones together with those about own
 * creators; a merchant none (domain/model 2.5).
 */
export function followUpsInSight(viewer: Viewer): SQL | undefined {
  switch (viewer.persona) {
    case 'all':
      return undefined;
    case 'team': {
      const team = sql`(select ${users.id} from ${users} where ${inArray(users.orgId, [...viewer.scope.orgIds])})`;
      return or(sql`${authorId} in ${team}`, sql`exists (select 1 from ${ups} where ${ups.id} = ${upId} and ${ups.bdId} in ${team})`);
    }
    case 'bd': {
      const me = viewerId(viewer);
      return or(eq(authorId, me), eq(personId, me), sql`exists (select 1 from ${ups} where ${ups.id} = ${upId} and ${ups.bdId} = ${me})`);
    }
    case 'shop':
      return sql`false`;
  }
}

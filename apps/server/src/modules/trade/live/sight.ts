import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../tables/base/user';
import { lives } from '../../../tables/trade/live';
import { type Viewer, viewerId } from '../../base/sight';

/** SQL: lives that this person may see: all, those of the team, or the own ones; a merchant none. */
export function livesInSight(viewer: Viewer): SQL | undefined {
  switch (viewer.persona) {
    case 'all':
      return undefined;
    case 'team':
      return sql`exists (select 1 from ${users} where ${users.id} = ${lives.bdId} and ${inArray(users.orgId, [...viewer.scope.orgIds])})`;
    case 'bd':
      return eq(lives.bdId, viewerId(viewer));
    case 'shop':
      return sql`false`;
  }
}

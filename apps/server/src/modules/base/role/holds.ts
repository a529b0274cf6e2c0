import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../../http/requests/caller';
import { roles, userRoles } from '../../../tables/base/role';

/** Whose roles count: those a person holds, or those they look at. */
export type RoleHolder = Pick<Caller, 'userId'> & { view?: Pick<NonNullable<Caller['view']>, 'roleIds'> };

/** SQL: the enabled roles whose rights count for a person; where to ask is the table of roles. */
export const heldBy = ({ userId, view }: RoleHolder): SQL =>
  view
    ? sql`(${roles.status} = 0 and ${view.roleIds.length > 0 ? inArray(roles.id, [...view.roleIds]) : sql`false`})`
    : sql`(${roles.status} = 0 and ${roles.id} in (select ${userRoles.roleId} from ${userRoles} where ${userRoles.userId} = ${userId}))`;

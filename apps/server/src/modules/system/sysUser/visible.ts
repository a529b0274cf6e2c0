import { eq, or, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../http/requests/actor';
import { withinScope } from '../../base/dataScope';
import { users } from '../../../tables/base/user';

/** SQL: people who appear in lists. */
export const listed: SQL = eq(users.adminType, '2');

/** SQL: people within the data scope; the own ones are oneself and those one added. Undefined for everybody. */
export const within = ({ scope, caller: { userId } }: Actor): SQL | undefined =>
  withinScope(scope, { orgId: users.orgId, isOwn: or(eq(users.id, userId), eq(users.createUser, userId)) });

import { and, eq, exists, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import type { Finds } from '../../../db/list/containsIndexed';
import type { Actor } from '../../../http/requests/actor';
import { withinScope } from '../../base/dataScope';
import { users } from '../../../tables/base/user';

interface Columns {
  accountFolded: AnyPgColumn;
  success: AnyPgColumn;
  time: AnyPgColumn;
  userId: AnyPgColumn;
}

interface Filter {
  account?: string | undefined;
  success?: 'Y' | 'N' | undefined;
  searchBeginTime?: string | undefined;
  searchEndTime?: string | undefined;
}

interface Asked {
  query: Filter;
  actor: Actor;
  finds: Finds;
}

/** SQL: the rows of a log that a person may see and asked for; times count to the second, both ends included. */
export const logFilter = (
  db: Db,
  { accountFolded, success, time, userId }: Columns,
  { query, actor: { scope, caller }, finds }: Asked,
): SQL | undefined => {
  const within = withinScope(scope, { orgId: users.orgId, isOwn: or(eq(users.id, caller.userId), eq(users.createUser, caller.userId)) });
  return and(
    query.account ? finds(accountFolded, query.account) : undefined,
    query.success ? eq(success, query.success === 'Y') : undefined,
    query.searchBeginTime ? gte(time, inUtc(query.searchBeginTime)) : undefined,
    query.searchEndTime ? lt(time, sql`${inUtc(query.searchEndTime)} + interval '1 second'`) : undefined,
    within &&
      exists(
        db
          .select({ one: sql`1` })
          .from(users)
          .where(and(eq(users.id, userId), within)),
      ),
  );
};

const inUtc = (time: string): SQL => sql`(${time}::timestamp at time zone 'UTC')`;

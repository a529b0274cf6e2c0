import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { countWindows } from '../../../../http/windows/tables';
import { users } from '../../../../tables/base/user';

const isPaused = (name: SQLWrapper, prefix: string): SQL =>
  sql`${name} in (select substr(${countWindows.key}, ${prefix.length + 1}) from ${countWindows} where ${countWindows.blockedUntil} > now() and starts_with(${countWindows.key}, ${prefix}))`;

/** SQL: people who must wait before they may try to sign in again, by password, by code of a phone or by second factor. */
export const isSignInPaused = or(
  isPaused(sql`lower(${users.account})`, 'guess:account:'),
  isPaused(users.phone, 'guess:phone:'),
  isPaused(sql`${users.id}::text`, 'guess:factor:'),
);

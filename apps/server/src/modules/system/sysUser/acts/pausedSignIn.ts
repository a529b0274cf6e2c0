import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { countWindows } from '../../../../http/windows/tables';
import { users } from '../../../../tables/base/user';

const isPaused = (name: SQLWrapper, prefix: string): SQL =>
  sql`${name} in (select substr(${countWindows.key}, ${prefix.length + 1}) from ${countWindows} where ${countWindows.blockedUntil} > now() and starts_with(${countWindows.key}, ${prefix}))`;

/** Where the key names a place first, and after a space who tries to sign in there. */
const isPausedSomewhere = (name: SQLWrapper, kind: 'account' | 'phone'): SQL =>
  sql`${name} in (select substr(${countWindows.key}, position(' ' in ${countWindows.key}) + 1) from ${countWindows}
    where ${countWindows.blockedUntil} > now() and ${or(...lanes.map((lane) => sql`starts_with(${countWindows.key}, ${`guess:${lane}:${kind}:`})`))})`;

const lanes = ['pair', 'human', 'device'];

/** SQL: people who must wait before they may try to sign in again, by password, by code of a phone or by second factor. */
export const isSignInPaused = or(
  isPausedSomewhere(sql`lower(${users.account})`, 'account'),
  isPausedSomewhere(users.phone, 'phone'),
  isPaused(sql`lower(${users.account})`, 'guess:account:'),
  isPaused(users.phone, 'guess:phone:'),
  isPaused(sql`${users.id}::text`, 'guess:factor:'),
);

import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

export const users = pgTable(
  'users',
  {
    id: primaryId(),
    account: text('account').notNull(),
    name: text('name').notNull(),
    nickName: text('nick_name'),
    /** Argon2id; never leaves the server. */
    passwordHash: text('password_hash').notNull(),
    avatar: idColumn('avatar'),
    email: text('email'),
    /** E.164. */
    phone: text('phone'),
    country: text('country'),
    orgId: idColumn('org_id'),
    positionId: idColumn('position_id'),
    /** '1' sees every button. */
    adminType: text('admin_type', { enum: ['1', '2'] })
      .notNull()
      .default('2'),
    isAbroad: boolean('is_abroad').notNull().default(true),
    lastLoginTime: moment('last_login_time'),
    lastLoginIp: text('last_login_ip'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('users_account')
      .on(sql`lower(${table.account})`)
      .where(sql`${table.status} <> 2`),
    uniqueIndex('users_phone')
      .on(table.phone)
      .where(sql`${table.status} <> 2`),
    uniqueIndex('users_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.status} <> 2`),
    index('users_org').on(table.orgId, table.id),
    index('users_by_account')
      .on(table.account, table.id)
      .where(sql`${table.status} <> 2 and ${table.adminType} = '2'`),
    index('users_by_name')
      .on(table.name, table.id)
      .where(sql`${table.status} <> 2`),
  ],
);

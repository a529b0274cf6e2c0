import { integer, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from './idColumn';

/** A moment, stored in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who made and changed a row, when, and its version for optimistic locking (domain/model 2.0). */
export const trail = () => ({
  createTime: moment('create_time').notNull().defaultNow(),
  createUser: idColumn('create_user'),
  updateTime: moment('update_time'),
  updateUser: idColumn('update_user'),
  version: integer('version').notNull().default(0),
});

/** 0 normal, 1 disabled, 2 deleted (dictionary common_status). */
export const statusColumn = () => integer('status').notNull().default(0);

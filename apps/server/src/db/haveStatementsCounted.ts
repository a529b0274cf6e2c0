import { sql } from 'drizzle-orm';
import type { Db } from './database';

/** Lets PostgreSQL tell of its slow statements where it counts them and this role may ask for it; elsewhere nothing changes. */
export const haveStatementsCounted = (db: Db) =>
  db.execute(sql`do $$ begin
    if exists (select from pg_settings where name = 'pg_stat_statements.max') then
      create extension if not exists pg_stat_statements;
    end if;
  exception when insufficient_privilege or undefined_file then null;
  end $$`);

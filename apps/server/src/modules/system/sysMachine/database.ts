import { sql } from 'drizzle-orm';
import { type Database, type Db, rowsOf } from '../../../db/database';

interface Standing {
  version: string;
  bytes: string;
  connections: number | null;
  tables: { name: string; bytes: number; rows: number | null }[] | null;
  hasQueue: boolean;
  hasStatements: boolean;
}

const shown = 10;

/** How big the database is and where, and what it can tell of itself. */
export async function standingOf(db: Db): Promise<Standing> {
  const [standing] = await rowsOf<Standing>(
    db,
    sql`select current_setting('server_version') "version", pg_database_size(current_database())::text bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) connections,
      to_regclass('pgboss.job') is not null "hasQueue",
      exists (select 1 from pg_extension where extname = 'pg_stat_statements') "hasStatements",
      (select json_agg(t) from (
        select c.relname "name", sum(pg_total_relation_size(t.relid))::bigint bytes, case when c.reltuples >= 0 then c.reltuples::bigint end "rows"
        from pg_class c cross join lateral (select c.oid relid where c.relkind = 'r' union all select relid from pg_partition_tree(c.oid) where c.relkind = 'p') t
        where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
        group by c.oid, c.relname, c.reltuples order by bytes desc limit ${shown}) t) tables`,
  );
  if (!standing) throw new Error('The database tells nothing of itself.');
  return standing;
}

/** The statements that took longest: as the database counted them, or else as this server measured them. */
export async function slowestOf({ db, slowest }: Pick<Database, 'db' | 'slowest'>, hasStatements: boolean) {
  const counted = hasStatements ? await countedBy(db).catch(() => undefined) : undefined;
  return counted
    ? { measuredBy: 'database' as const, slowest: counted }
    : { measuredBy: 'server' as const, slowest: slowest().slice(0, shown) };
}

const countedBy = (db: Db) =>
  rowsOf<{ statement: string; calls: number; meanMs: number; longestMs: number }>(
    db,
    sql`select left(regexp_replace(query, '\s+', ' ', 'g'), 1000) "statement", calls::int, mean_exec_time "meanMs", max_exec_time "longestMs"
      from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
      order by mean_exec_time desc limit ${shown}`,
  );

interface Depth {
  name: string;
  waiting: number;
  executing: number;
  failed: number;
}

/** What waits, runs and went wrong in the queue of collection and in that of jobs. */
export async function queuesOf(db: Db, hasQueue: boolean, collection: Omit<Depth, 'name'>): Promise<Depth[]> {
  const jobs = hasQueue
    ? await rowsOf<Depth>(
        db,
        sql`select name, count(*) filter (where state in ('created', 'retry'))::int waiting,
          count(*) filter (where state = 'active')::int executing, count(*) filter (where state = 'failed')::int failed
          from pgboss.job where left(name, 2) <> '__' group by name order by name`,
      )
    : [];
  return [{ name: 'collection', ...collection }, ...jobs];
}

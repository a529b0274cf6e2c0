import { eq, getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, rowsOf } from '../db/database';
import { keepPartitions } from '../db/partitions/keepPartitions';
import { purgeAnswers } from '../modules/collection/queue';
import { keepToldFigures, keepWorkFigures, workMetricSnapshots } from '../modules/creators/creator';
import { partitioned } from '../partitioned';
import { prepareDatabase } from '../prepareDatabase';
import { connectorAnswers } from '../tables/collection/connector';
import { works } from '../tables/creators/creator';
import { startServer, type TestServer } from '../testing/startServer';
import { preparePartitions } from './preparePartitions';

// On PGlite too: partitions are made, filled and dropped by one SQL.

const adminUrl = process.env['TEST_DATABASE_URL'];
const day = 86_400_000;
let server: TestServer;
let db: Db;
let warned: [object, string][] = [];
beforeAll(async () => {
  server = await startServer();
  ({ db } = server.services.database);
});
afterAll(() => server.close());
beforeEach(() => {
  warned = [];
});

const keepAt = (now: string) =>
  keepPartitions(db, partitioned, { now: new Date(now), warn: (what, message) => void warned.push([what, message]) });
const partitionsOf = async (table: string) =>
  (
    await rowsOf<{ name: string }>(
      db,
      sql`select inhrelid::regclass::text "name" from pg_inherits where inhparent = ${table}::regclass order by inhrelid::regclass::text collate "C"`,
    )
  ).map(({ name }) => name.replace(`${table}_`, ''));
const monthsFrom = async (first: string) => (await partitionsOf('work_metric_snapshots')).filter((name) => name >= first);
const placesOf = async (workId: string) =>
  (
    await rowsOf<{ place: string }>(
      db,
      sql`select tableoid::regclass::text place from work_metric_snapshots where work_id = ${workId} order by stat_time`,
    )
  ).map(({ place }) => place.replace('work_metric_snapshots_', ''));
const answer = (id: string, dataTime: Date) =>
  db.insert(connectorAnswers).values({ id, connectorId: '1', queueId: '1', endpoint: 'profile', raw: '{}', quotaCost: 1, dataTime });
const answerIds = async () => (await db.select({ id: connectorAnswers.id }).from(connectorAnswers)).map(({ id }) => id);
const someWork = async () => {
  const [work] = await db.select().from(works).orderBy(works.id).limit(1);
  if (!work) throw new Error('There is no work.');
  await db.delete(workMetricSnapshots).where(eq(workMetricSnapshots.workId, work.id));
  return work;
};

describe('tables that are divided by time', () => {
  it('are those that are declared, by the column that is declared, with the keys that the schema tells of and a place for all else', async () => {
    const known = await rowsOf<{ name: string; key: string; primary: string[]; spare: boolean }>(
      db,
      sql`select c.relname "name", a.attname "key", p.partdefid <> 0 spare, (
            select json_agg(k.attname order by o.n) from pg_index x cross join unnest(x.indkey) with ordinality o(attnum, n)
            join pg_attribute k on k.attrelid = c.oid and k.attnum = o.attnum where x.indrelid = c.oid and x.indisprimary) "primary"
        from pg_partitioned_table p join pg_class c on c.oid = p.partrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0]
        where c.relnamespace = 'public'::regnamespace and p.partstrat = 'r' order by 1`,
    );
    expect(known).toEqual(
      partitioned
        .map(({ table, key }) => ({
          name: getTableName(table),
          key: key.name,
          primary: getTableConfig(table).primaryKeys[0]?.columns.map(({ name }) => name),
          spare: true,
        }))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    );
  });

  it.each(partitioned.filter(({ isDropped }) => !isDropped).map(({ table }) => getTableName(table)))(
    'hold all that was planted in partitions of its time, and none of it in the default one: %s',
    async (table) => {
      const [planted] = await rowsOf<{ all: number; astray: number }>(
        db,
        sql`select count(*)::int "all", count(*) filter (where tableoid = ${`${table}_default`}::regclass)::int astray from ${sql.identifier(table)}`,
      );
      expect(planted).toEqual({ all: expect.any(Number), astray: 0 });
      expect(planted?.all).toBeGreaterThan(100);
    },
  );
});

describe('the timer', () => {
  it('has partitions three months ahead of a clock, one after the other, and makes none twice', async () => {
    await keepAt('2037-11-30T23:59:00Z');
    const after = await monthsFrom('2037_08_01');
    expect(after).toEqual(['2037_08_01', '2037_09_01', '2037_10_01', '2037_11_01', '2037_12_01', '2038_01_01', '2038_02_01', 'default']);
    const weeks = (await partitionsOf('connector_answers'))
      .filter((name) => name !== 'default')
      .map((name) => Date.parse(name.replaceAll('_', '-')));
    expect(weeks.slice(-18, -1).map((week, n) => (weeks[weeks.length - 17 + n] ?? 0) - week)).toEqual(
      Array.from({ length: 17 }, () => 7 * day),
    );
    expect(new Date(weeks.at(-1) ?? 0)).toEqual(new Date('2038-02-22T00:00:00Z'));
    await keepAt('2037-11-30T23:59:00Z');
    expect(await monthsFrom('2037_08_01')).toEqual(after);
    expect(warned).toEqual([]);
  });

  it('is one of the product, told of in three languages, and makes what today lacks', async () => {
    const admin = await server.as('superAdmin');
    const { data } = (await admin.post('/main/sysTimers/getActionClasses', {})).body;
    expect(data).toContainEqual({
      actionClass: 'prepare-partitions',
      name: '预建分区并删除过期分区',
      enName: 'Make partitions ahead, drop past ones',
      vnName: 'Tạo trước phân vùng, xóa phân vùng quá hạn',
    });
    const next = new Date(Date.now() + 60 * day).toISOString().slice(0, 7).replace('-', '_');
    await db.execute(sql`drop table ${sql.identifier(`work_metric_snapshots_${next}_01`)}`);
    await preparePartitions.run(server.services);
    expect(await monthsFrom(`${next}_01`)).toContain(`${next}_01`);
  });
});

describe('a start', () => {
  it('makes what today lacks before anything is written, and tells of rows that had no place', async () => {
    const { id } = await someWork();
    const month = new Date(Date.now() + 60 * day).toISOString().slice(0, 7);
    const name = `${month.replace('-', '_')}_01`;
    await db.execute(sql`drop table ${sql.identifier(`work_metric_snapshots_${name}`)}`);
    await db.insert(workMetricSnapshots).values({ workId: id, statTime: new Date(`${month}-02T00:00:00Z`), views: 1 });
    expect(await placesOf(id)).toEqual(['default']);
    await prepareDatabase(server.services.database, server.config, { warn: (what, message) => void warned.push([what, message]) });
    expect(await placesOf(id)).toEqual([name]);
    expect(warned).toEqual([
      [expect.objectContaining({ table: 'work_metric_snapshots', rows: 1 }), expect.stringContaining('no partition')],
    ]);
  });
});

describe('an answer', () => {
  it('is gone after 30 days, and its partition with it once the last day of its week is', async () => {
    const now = new Date('2026-07-08T12:00:00Z');
    await db.delete(connectorAnswers);
    await keepAt(now.toISOString());
    await answer('1', new Date(now.getTime() - 31 * day));
    await answer('2', new Date(now.getTime() - 29 * day));
    await purgeAnswers(server.services, now);
    expect(await answerIds()).toEqual(['2']);
    expect((await partitionsOf('connector_answers'))[0]).toBe('2026_06_08');
    await keepAt('2026-07-14T23:59:00Z');
    expect((await partitionsOf('connector_answers'))[0]).toBe('2026_06_08');
    // Nothing deletes its row: it goes with the week.
    await keepAt('2026-07-15T00:00:00Z');
    expect((await partitionsOf('connector_answers'))[0]).toBe('2026_06_15');
    expect(await answerIds()).toEqual([]);
    expect(warned).toEqual([]);
  });

  it('of a time without a partition is dropped with one of its own, and told of', async () => {
    await answer('3', new Date('2019-01-02T00:00:00Z'));
    await keepAt('2026-07-15T00:00:00Z');
    expect([await answerIds(), (await partitionsOf('connector_answers'))[0]]).toEqual([[], '2026_06_15']);
    expect(warned).toEqual([[expect.objectContaining({ table: 'connector_answers', rows: 1 }), expect.stringContaining('no partition')]]);
  });
});

describe('a snapshot', () => {
  it('that no partition was made for lands in one, and is told of', async () => {
    const { id } = await someWork();
    const values = ['2019-02-28T23:00:00Z', '2019-03-01T00:00:00Z', '2019-03-31T23:59:59Z'].map((at) => ({
      workId: id,
      statTime: new Date(at),
      views: 7,
    }));
    await db.insert(workMetricSnapshots).values(values);
    expect(await placesOf(id)).toEqual(['default', 'default', 'default']);
    await keepAt('2026-07-15T00:00:00Z');
    expect(await placesOf(id)).toEqual(['2019_02_01', '2019_03_01', '2019_03_01']);
    expect(warned.map(([what]) => what)).toEqual([
      expect.objectContaining({ table: 'work_metric_snapshots', rows: 1 }),
      expect.objectContaining({ table: 'work_metric_snapshots', rows: 2 }),
    ]);
    expect(await db.select().from(workMetricSnapshots).where(eq(workMetricSnapshots.workId, id))).toHaveLength(3);
  });

  it('is kept once an hour across the end of a month, on both sides of it', async () => {
    const work = await someWork();
    const postTime = new Date('2026-10-31T20:30:00Z');
    await keepAt(postTime.toISOString());
    await db.update(works).set({ postTime, views: 10 }).where(eq(works.id, work.id));
    for (const at of ['23:10:00', '23:59:59']) await keepWorkFigures(db, [work.id], new Date(`2026-10-31T${at}Z`));
    const figures = { views: 30, likes: null, comments: null, shares: null };
    for (const at of ['00:00:00', '00:40:00']) {
      await db.update(works).set({ views: 20 }).where(eq(works.id, work.id));
      await keepWorkFigures(db, [work.id], new Date(`2026-11-01T${at}Z`));
      await keepToldFigures(db, { work: { id: work.id, postTime }, at: new Date(`2026-11-01T${at}Z`), figures });
    }
    const kept = await db
      .select()
      .from(workMetricSnapshots)
      .where(eq(workMetricSnapshots.workId, work.id))
      .orderBy(workMetricSnapshots.statTime);
    expect(kept.map(({ statTime, views }) => [statTime.toISOString(), views])).toEqual([
      ['2026-10-31T23:00:00.000Z', 10],
      ['2026-11-01T00:00:00.000Z', 30],
    ]);
    expect(await placesOf(work.id)).toEqual(['2026_10_01', '2026_11_01']);
  });
});

describe('two servers', () => {
  it('that keep partitions at once make each once, move every row once and drop each once', async () => {
    const { id } = await someWork();
    const times = Array.from({ length: 40 }, (_, n) => new Date(Date.UTC(2015, n, 15)));
    await db.insert(workMetricSnapshots).values(times.map((statTime) => ({ workId: id, statTime, views: 1 })));
    await Promise.all([keepAt('2041-01-01T00:00:00Z'), keepAt('2041-01-01T00:00:00Z')]);
    expect((await placesOf(id)).slice(0, 2)).toEqual(['2015_01_01', '2015_02_01']);
    expect(new Set(await placesOf(id)).size).toBe(40);
    expect((await partitionsOf('connector_answers'))[0]).toBe('2040_11_26');
    const moved = warned.map(([what]) => (what as { rows?: number }).rows);
    expect(moved).toEqual(Array.from({ length: 40 }, () => 1));
  });

  it.runIf(adminUrl)('wait for a table that somebody reads no longer than three seconds, and do what is left the next time', async () => {
    const other = Promise.withResolvers<void>();
    const reading = Promise.withResolvers<void>();
    const reader = db.transaction(async (tx) => {
      await tx.execute(sql`select from work_metric_snapshots_default`);
      reading.resolve();
      await other.promise;
    });
    await reading.promise;
    const since = Date.now();
    await keepAt('2042-01-01T00:00:00Z');
    expect(Date.now() - since).toBeLessThan(10_000);
    expect(warned).toEqual([[expect.objectContaining({ table: 'work_metric_snapshots', err: expect.any(Error) }), 'partitions not kept']]);
    expect(await partitionsOf('connector_answers')).toContain('2041_12_30');
    other.resolve();
    await reader;
    await keepAt('2042-01-01T00:00:00Z');
    expect(await monthsFrom('2042_03_01')).toEqual(['2042_03_01', '2042_04_01', 'default']);
  });
});

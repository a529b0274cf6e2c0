import { rmSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { connect } from '../db/connect';
import { type Database, rowsOf } from '../db/database';
import { keepPartitions } from '../db/partitions/keepPartitions';
import { partitioned } from '../partitioned';
import { emptyPostgres } from '../testing/emptyPostgres';
import { migrationsFolder } from '../testing/migrateEmpty';
import { migrationsThrough } from '../testing/migrationsThrough';

// A database that is full when its tables are divided, on PGlite too.

const adminUrl = process.env['TEST_DATABASE_URL'];
const many = 6000;
const folders: string[] = [];
let database: Database;
let drop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  const empty = adminUrl ? await emptyPostgres(adminUrl) : undefined;
  drop = empty?.drop;
  const config = readConfig({ MODE: 'demo', DEMO_SIZE: 'small', DATA_DIR: '.data', ...(empty && { DATABASE_URL: empty.url }) });
  database = await connect({ ...config, inMemory: true }, () => {});
});
afterAll(async () => {
  await database.close();
  await drop?.();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function migrateThrough(tag: string): Promise<void> {
  const folder = migrationsThrough(tag);
  folders.push(folder);
  await database.migrate(folder);
}

const ask = <Row>(statement: SQL) => rowsOf<Row>(database.db, statement);

/** How many rows a table has and what they say, whatever the order of rows and of columns. */
const contentOf = async (table: string) =>
  (
    await ask<{ rows: number; sum: string }>(
      sql`select count(*)::int "rows", md5(string_agg(row, '' order by row collate "C")) sum
        from (select md5(to_jsonb(t)::text) as row from ${sql.identifier(table)} t) told`,
    )
  )[0];

/** Rows of a divided table that lie elsewhere than in the partition of their time. */
const astrayIn = async (table: string, key: string, grain: string) =>
  (
    await ask<{ n: number }>(
      sql`select count(*)::int n from ${sql.identifier(table)} where tableoid::regclass::text <> partition_name(${table}::text, ${grain}::text, ${sql.identifier(key)})`,
    )
  )[0]?.n;

/** Two years, with the last microsecond of a month and the first of the next among them. */
const at = sql`case n when 1 then timestamptz '2026-01-31 23:59:59.999999Z' when 2 then timestamptz '2026-02-01 00:00:00Z'
  else timestamptz '2024-11-03 07:00:00.000123Z' + n * interval '2 hours 57 minutes 7.000001 seconds' end`;
const numbers = sql`generate_series(1, ${many}::int) n`;

describe('a full database', () => {
  it('has every answer and every snapshot as it was, each in the partition of its time', async () => {
    await migrateThrough('0029_computed-with');
    await database.db.execute(sql`insert into connector_answers (id, connector_id, queue_id, endpoint, raw, quota_cost, data_time)
      select n, n % 7, n % 1000, 'works', json_build_object('n', n, 'text', repeat('é', n % 50))::text, n % 3, ${at} from ${numbers}`);
    await database.db.execute(sql`insert into work_metric_snapshots (work_id, stat_time, views, likes, comments, shares)
      select n % 400, ${at}, n * 1000000000::bigint, nullif(n % 5, 0), null, n from ${numbers}`);
    const before = [await contentOf('connector_answers'), await contentOf('work_metric_snapshots')];
    expect(before.map((content) => content?.rows)).toEqual([many, many]);
    await migrateThrough('0030_partitions');
    expect([await contentOf('connector_answers'), await contentOf('work_metric_snapshots')]).toEqual(before);
    expect([
      await astrayIn('connector_answers', 'data_time', 'week'),
      await astrayIn('work_metric_snapshots', 'stat_time', 'month'),
    ]).toEqual([0, 0]);
  });

  it('has every comment as it was, in the month of its time, and a key that leads there', async () => {
    await migrateThrough('0032_settlement-places');
    await database.db
      .execute(sql`insert into comments (id, web_id, platform_comment_id, work_id, up_id, parent_platform_id, author_name, author_platform_id,
        content, like_num, reply_num, comment_time, day, data_time, read_version, lang, sentiment, sentiment_score, words, complaints, is_question, spam,
        keyword_hits, black_fan_id, comment_status, is_here_only, reply_status, reply_content, reply_user, reply_time, status, update_time, update_user, version)
      select 7000000000000000000 + n, case when n % 2 = 0 then 10 else 20 end, 'c' || n / 2, n % 900, n % 90, case when n % 9 = 0 then 'c' || n / 3 end,
        'người ' || n, nullif('a' || n % 500, 'a7'), repeat('ดีมาก ', n % 20), n, n % 4, ${at}, ((${at}) at time zone 'Asia/Manila')::date, ${at}, n % 3, 'th',
        n % 3 - 1, n % 3 - 1, array['w' || n % 11, 'w'], case when n % 8 = 0 then array['fake'] else '{}' end, n % 6 = 0, '{}',
        case when n % 10 = 0 then array[n]::bigint[] else '{}' end, nullif(n % 40, 0), n % 3, n % 3 > 0, n % 2, case when n % 2 = 1 then 'yes' end, n % 2, null, 0, ${at}, 5, n % 13
      from ${numbers}`);
    const before = await contentOf('comments');
    expect(before?.rows).toBe(many);
    await migrateThrough('0033_comments-by-month');
    expect(await contentOf('comments')).toEqual(before);
    expect(await astrayIn('comments', 'comment_time', 'month')).toBe(0);
    const keys = await ask<{ comments: number; keys: number; parts: number; most: number }>(
      sql`select (select count(*)::int from comments c join comment_keys k on (k.web_id, k.platform_comment_id, k.comment_id, k.comment_time) = (c.web_id, c.platform_comment_id, c.id, c.comment_time)) "comments",
        sum(n)::int "keys", count(*)::int parts, max(n)::int most from (select count(*) n from comment_keys group by tableoid) p`,
    );
    expect(keys).toEqual([{ comments: many, keys: many, parts: 8, most: expect.any(Number) }]);
    expect(keys[0]?.most).toBeLessThan(many / 6);
  });

  it('keeps nothing of what was moved from, and goes on with the migrations and the timer of today', async () => {
    await database.migrate(migrationsFolder);
    const warned: object[] = [];
    await keepPartitions(database.db, partitioned, { warn: (what) => void warned.push(what) });
    expect(warned).toEqual([]);
    expect(await ask(sql`select relname from pg_class where relname like '%\\_whole%'`)).toEqual([]);
    const content = await contentOf('comments');
    expect(content?.rows).toBe(many);
    await expect(
      database.db
        .execute(sql`insert into comments (web_id, platform_comment_id, work_id, up_id, author_name, content, like_num, reply_num, comment_time, data_time)
        values (10, 'c1', 1, 1, '', 'again', 0, 0, '2026-03-01Z', '2026-03-01Z')`),
    ).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await contentOf('comments')).toEqual(content);
  });
});

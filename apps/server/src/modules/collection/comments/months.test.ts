import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, rowsOf } from '../../../db/database';
import { comments } from '../../../tables/collection/comment';
import { startServer, type TestServer } from '../../../testing/startServer';
import { tablesRead } from '../../../testing/tablesRead';
import { keysAmong } from './knownAmong';
import { commentsWithIds, onDays } from './index';
import { said, wordsIn } from './countedFrom';

// What is read of the months of comments; on PGlite too.

let server: TestServer;
let db: Db;
/** A comment of each month that has some, oldest first. */
let found: { id: string; webId: number; platformId: string; day: string; month: string }[];
beforeAll(async () => {
  server = await startServer();
  ({ db } = server.services.database);
  found = await rowsOf(
    db,
    sql`select distinct on (tableoid) id::text id, web_id "webId", platform_comment_id "platformId", day::text "day", tableoid::regclass::text as month from comments
      where extract(day from day) between 5 and 25 order by tableoid, comment_time`,
  );
  found = found.toSorted((one, other) => (one.month < other.month ? -1 : 1));
});
afterAll(() => server.close());

const monthsRead = async (statement: Parameters<typeof tablesRead>[1]) =>
  (await tablesRead(db, statement)).filter((name) => name.startsWith('comments_'));

describe('comments of one id', () => {
  it('are looked for in one month, to be read, locked or changed', async () => {
    expect(found.length).toBeGreaterThan(3);
    for (const { id, month } of [found[0], found.at(-1)].filter((one) => one !== undefined)) {
      const where = sql`where ${commentsWithIds([id])}`;
      expect(await monthsRead(sql`select * from ${comments} ${where}`)).toEqual([month]);
      expect(await monthsRead(sql`select * from ${comments} ${where} for update`)).toEqual([month]);
      expect(await monthsRead(sql`update ${comments} set like_num = like_num ${where}`)).toEqual([month]);
    }
  });

  it('are looked for between the oldest and the newest of several, and nowhere where none is known', async () => {
    const [first, second, third] = found;
    expect(await monthsRead(sql`select * from ${comments} where ${commentsWithIds([third?.id ?? '', first?.id ?? ''])}`)).toEqual(
      [first, second, third].map((one) => one?.month),
    );
    expect(await monthsRead(sql`select * from ${comments} where ${commentsWithIds(['1'])}`)).toEqual([]);
  });
});

describe('comments as a channel tells them', () => {
  it('are asked of the part of the keys that their id belongs to', async () => {
    const { webId, platformId } = found[0] ?? { webId: 0, platformId: '' };
    const read = await tablesRead(db, keysAmong(webId, [platformId]));
    const [part] = await rowsOf<{ name: string }>(
      db,
      sql`select tableoid::regclass::text "name" from comment_keys where web_id = ${webId} and platform_comment_id = ${platformId}`,
    );
    expect(read).toEqual([part?.name]);
  });
});

describe('comments of a day', () => {
  it('are looked for in its month, to be listed or counted', async () => {
    const { day, month } = found[1] ?? { day: '', month: '' };
    const days = { fromDay: day, toDay: day };
    expect(await monthsRead(sql`select * from ${comments} where ${onDays(days)}`)).toEqual([month]);
    expect(await monthsRead(wordsIn(onDays(days, said)))).toEqual([month]);
    const [{ all, kept } = { all: 0, kept: 1 }] = await rowsOf<{ all: number; kept: number }>(
      db,
      sql`select count(*) filter (where day = ${day})::int "all", count(*) filter (where ${onDays(days)})::int kept from ${comments}`,
    );
    expect([kept > 0, kept]).toEqual([true, all]);
  });

  it('are all of them, whatever the country of the creator', async () => {
    const [{ all, kept } = { all: 0, kept: 1 }] = await rowsOf<{ all: number; kept: number }>(
      db,
      sql`select count(*)::int "all", count(*) filter (where comment_time >= ((day - 1)::timestamp at time zone 'UTC') and comment_time < ((day + 2)::timestamp at time zone 'UTC'))::int kept from ${comments}`,
    );
    expect(kept).toBe(all);
  });
});

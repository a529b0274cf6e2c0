import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../../db/database';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { addDays, dayIn } from '../../../system/country';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Cloud {
  comments: number;
  words: { word: string; comments: number }[];
}

it.each([1, 3, 7, 30, 60, 90])('the words of %i days are said as often as their days say, week by week or not', async (range) => {
  const { db } = server.services.database;
  const root = await server.as('superAdmin');
  const today = dayIn('SG');
  const toDay = range === 1 ? today : addDays(today, -1);
  const { words, comments } = (await root.get('/main/comment/cloud', { range: String(range) })).body.data as Cloud;
  const said = await rowsOf<{ token: string; n: number }>(
    db,
    sql`select token, sum(n)::int n from comment_token_daily where day between ${addDays(toDay, 1 - range)}::date and ${toDay}::date group by 1`,
  );
  const times = new Map(said.map(({ token, n }) => [token, n]));
  // A day may have begun just now.
  if (range >= 30) expect(words.length).toBeGreaterThan(50);
  expect(words.map(({ word, comments: n }) => [word, n])).toEqual(words.map(({ word }) => [word, times.get(word)]));
  expect(comments).toBeGreaterThanOrEqual(Math.max(0, ...words.map((one) => one.comments)));
});

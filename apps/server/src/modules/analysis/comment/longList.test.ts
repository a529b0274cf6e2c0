import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { works } from '../../../tables/creators/creator';
import { countStatements, type StatementCount } from '../../../testing/countStatements';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { type Trade, tradeOn } from '../../../testing/trade';
import { worksOfTwo } from '../../../testing/worksOfTwo';

// More than 20 rows are many here.

let server: TestServer;
let trade: Trade;
let staff: TestClient;
let count: StatementCount;
let own: string;
let foreign: string;
beforeAll(async () => {
  count = countStatements();
  server = await startServer({}, undefined, { exactUpTo: 20, rest: 0 });
  trade = await tradeOn(server);
  staff = await server.as('staff.1');
  const [ofBd, ofForeign] = await worksOfTwo(trade);
  [own, foreign] = [ofBd.id, ofForeign.id];
  await trade.db.execute(sql`truncate comments`);
  await say(own, 24);
  await say(foreign, 6);
});
afterAll(async () => {
  await server.close();
  count.stop();
});

const say = (workId: string, n: number) =>
  trade.db
    .execute(sql`insert into comments (web_id, platform_comment_id, work_id, up_id, author_name, content, like_num, reply_num, comment_time, data_time)
    select 10, gen_random_uuid(), id, up_id, 'grace', 'Peke siya', 0, 0, now() - n * interval '1 minute', now() from ${works}, generate_series(1, ${n}::int) n where id = ${workId}`);

interface Page {
  rows: { id: string }[];
  totalRows: number;
  totalPage: number;
  totalTime?: string;
  moreRows?: true;
}

const page = async (client = staff, query: Record<string, string | number> = {}) =>
  (await client.get('/main/comment/page', query)).body.data as Page;
const totalOf = async (...asked: Parameters<typeof page>) => {
  const { totalRows, totalTime, moreRows } = await page(...asked);
  return { totalRows, ...(totalTime !== undefined && { totalTime }), ...(moreRows && { moreRows }) };
};
const counted = () => server.services.totals.settled();
const totalTime = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string;

it('a long list answers at once that there are more, and is counted behind the call that asked', async () => {
  count.take();
  const { rows, ...first } = await page();
  await counted();
  expect([rows.length, first]).toEqual([10, { pageNo: 1, pageSize: 10, totalPage: 2, totalRows: 20, moreRows: true }]);
  expect(count.take().filter((statement) => /statement_timeout|pg_backend_pid/.test(statement))).toEqual([]);
  expect(await totalOf()).toEqual({ totalRows: 30, totalTime });
});

it('after a change the total is told with its time, and the next call has the new one', async () => {
  await counted();
  await say(own, 1);
  expect(await totalOf()).toEqual({ totalRows: 30, totalTime });
  await counted();
  expect(await totalOf()).toEqual({ totalRows: 31, totalTime });
});

it('each filter has a total of its own, exact where it finds few', async () => {
  expect(await totalOf(staff, { workId: foreign })).toEqual({ totalRows: 6 });
  await say(foreign, 1);
  expect(await totalOf(staff, { workId: foreign })).toEqual({ totalRows: 7 });
  await totalOf(staff, { workId: own });
  await counted();
  expect(await totalOf(staff, { workId: own })).toEqual({ totalRows: 25, totalTime });
  expect(await totalOf()).toEqual({ totalRows: 31, totalTime });
});

it('nobody is told the total of somebody who sees other rows', async () => {
  await say(foreign, 20);
  for (const client of [trade.as.bd, trade.as.foreignBd]) {
    expect(await totalOf(client)).toEqual({ totalRows: 20, moreRows: true });
    await counted();
  }
  expect(await totalOf(trade.as.bd)).toEqual({ totalRows: 25, totalTime });
  expect(await totalOf(trade.as.foreignBd)).toEqual({ totalRows: 27, totalTime });
  expect(await totalOf(trade.as.bd2)).toEqual({ totalRows: 0 });
  await totalOf();
  await counted();
  expect(await totalOf()).toEqual({ totalRows: 52, totalTime });
});

it('the last page has the last rows, also where the total is an old one or rows are gone', async () => {
  await counted();
  expect((await page(staff, { pageNo: 6 })).rows).toHaveLength(2);
  await trade.db.execute(sql`delete from comments where id not in (select id from comments order by id limit 7)`);
  await counted();
  const gone = await page(staff, { pageNo: 2 });
  expect([gone.rows.length, gone.totalRows, gone.totalTime]).toEqual([0, 7, undefined]);
  expect(await totalOf()).toEqual({ totalRows: 7 });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comments } from '../../../tables/collection/comment';
import { emptyComments } from '../../../testing/emptyComments';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { type Trade, tradeOn } from '../../../testing/trade';
import { worksOfTwo } from '../../../testing/worksOfTwo';
import { keepComments } from '../../collection/comments';

let server: TestServer;
let trade: Trade;
let staff: TestClient;
let own: { id: string; upId: string };
let busy: { id: string; upId: string };
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  staff = await server.as('staff.1');
  [own, busy] = await worksOfTwo(trade);
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyComments(trade.db);
});

/** Keeps a comment; answers its id. */
const say = async (content: string, authorName = 'Grace Tan') => {
  const dataTime = new Date();
  const platformCommentId = `c${Math.random()}`;
  const commentTime = new Date(dataTime.getTime() - 60_000);
  const item = { platformCommentId, authorPlatformId: 'fan-1', authorName, content, likes: 0, replies: 0, commentTime, work: own };
  await trade.db.transaction((tx) => keepComments(tx, server.services, { webId: 10, items: [item], dataTime }));
  const [row] = await trade.db.select().from(comments).where(eq(comments.platformCommentId, platformCommentId));
  return row?.id ?? '';
};
/** Many others say something without a word. */
const sayMany = () =>
  trade.db
    .execute(sql`insert into comments (web_id, platform_comment_id, work_id, up_id, author_name, content, like_num, reply_num, comment_time, data_time)
    select 10, gen_random_uuid(), ${busy.id}, ${busy.upId}, 'somebody', '1', 0, 0, now() - n * interval '1 minute', now() from generate_series(1, 5001) n`);
const find = async (searchValue: string, more: Record<string, string> = {}, client = staff) => {
  const { rows, totalRows } = (await client.get('/main/comment/page', { searchValue, ...more })).body.data as {
    rows: { id: string }[];
    totalRows: number;
  };
  expect(totalRows).toBe(rows.length);
  return rows.map(({ id }) => id);
};

describe('a term among comments', () => {
  it('is looked for letter by letter where they are few: in what was said and in names', async () => {
    const [said] = [await say('Hàng đẹp lắm, order 58392'), await say('Mahal')];
    for (const term of ['hang dep', '839', 'ẸP']) expect(await find(term)).toEqual([said]);
    expect(await find('race')).toHaveLength(2);
  });

  it('is looked for by its words where they are many, in any part of a word and with what stands around it', async () => {
    const [said] = [await say('Refunds take weeks, order 58392'), await say('They refuse')];
    await sayMany();
    for (const term of ['refund', 'FUND', 'Refunds take', 'refunds take weeks, order 5']) expect(await find(term)).toEqual([said]);
    expect(await find('refu')).toHaveLength(2);
    expect(await find('weeks take')).toEqual([]);
    expect(await find('58392')).toEqual([]);
  });

  it('is looked for in words of languages without spaces, and in those that are written without their marks', async () => {
    const chinese = await say('这个质量很好');
    const vietnamese = await say('Chất lượng tốt');
    await sayMany();
    expect(await find('质量')).toEqual([chinese]);
    expect(await find('chat luong')).toEqual([vietnamese]);
  });

  it('finds whole names of authors among many, whatever their case', async () => {
    const said = await say('Mahal');
    await sayMany();
    expect(await find('grace tan')).toEqual([said]);
    expect(await find('grace')).toEqual([]);
  });

  it('is looked for letter by letter again in the few of a work, of a creator or of own creators', async () => {
    const said = await say('Mahal, order 58392');
    await sayMany();
    expect(await find('58392', { workId: own.id })).toEqual([said]);
    expect(await find('race', { upId: own.upId })).toEqual([said]);
    expect(await find('58392', {}, trade.as.bd)).toEqual([said]);
    expect(await find('mahal', {}, trade.as.foreignBd)).toEqual([]);
  });
});

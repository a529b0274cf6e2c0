import type { WorkRow } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workGoods, workTexts } from '../../../tables/creators/besideWorks';
import { works } from '../../../tables/creators/creator';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';

// On PGlite too: indexes of arrays with the month of each key.

let server: TestServer;
let trade: Trade;
let up: string;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const now = Date.now();
let number = 0;

beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  up = await trade.freeUp();
});
afterAll(() => server.close());
beforeEach(() => trade.db.delete(works));

const plant = async (descr: string, more: Partial<typeof works.$inferInsert> = {}) => {
  number += 1;
  const base = { webId: 10, platformWorkId: `730123456789012345${number}`, upId: up, postTime: new Date(now - 2 * hourMs) };
  await trade.db.insert(works).values({ link: `https://www.tiktok.com/@x/video/${base.platformWorkId}`, ...base, descr, ...more });
};
/** So many works of an hour ago that say the same, each posted before the one that is planted first. */
const plantMany = (many: number, descr: string) =>
  trade.db.execute(sql`insert into works (web_id, platform_work_id, up_id, link, descr, post_time, hashtags)
    select 10, 'many-' || n, ${up}, 'https://b.example/' || n, ${descr}, now() - interval '3 hours' - n * interval '1 second', array['daily']
    from generate_series(1, ${many}::int) n`);

type Query = Partial<Record<string, string | number>>;
const list = async (query: Query) => {
  const { data } = await trade.get<{ rows: WorkRow[]; totalRows: number; moreRows?: true }>('admin', '/main/workInfo/page', {
    pageSize: 20,
    ...query,
  });
  return data;
};
const found = async (query: Query) => {
  const { rows, totalRows } = await list(query);
  expect(totalRows).toBe(rows.length);
  return rows.map(({ descr }) => descr);
};

describe('works are found', () => {
  it('by any part of what they say, whatever the case and the marks, in the days asked for', async () => {
    await plant('Hàng đẹp lắm');
    await plant('质量很好', { postTime: new Date(now - 40 * dayMs) });
    await plant('Linen, 100% cotton_free');
    for (const term of ['hang dep', 'ẸP LẮ', 'p l']) expect(await found({ searchValue: term })).toEqual(['Hàng đẹp lắm']);
    for (const term of ['100%', 'cotton_f']) expect(await found({ searchValue: term })).toEqual(['Linen, 100% cotton_free']);
    expect(await found({ searchValue: '100_' })).toEqual([]);
    expect(await found({ searchValue: '质量' })).toEqual([]);
    expect(await found({ searchValue: '质量', days: 60 })).toEqual(['质量很好']);
  });

  it('as they are told last', async () => {
    await plant('Before');
    await plant('');
    await trade.db.update(works).set({ descr: 'Rewritten', views: 7 });
    expect(await found({ searchValue: 'efor' })).toEqual([]);
    expect(await found({ searchValue: 'writ' })).toHaveLength(2);
    await trade.db.update(works).set({ descr: null, hashtags: ['later'], postTime: new Date(now - 40 * dayMs) });
    expect(await found({ searchValue: 'writ', days: 60 })).toEqual([]);
    expect(await found({ hashtag: 'later' })).toEqual([]);
    expect(await found({ hashtag: 'later', days: 60 })).toHaveLength(2);
    await trade.db.delete(works);
    expect(await trade.db.select().from(workTexts)).toEqual([]);
  });

  it('by the merchant of their goods, as long as they have them', async () => {
    await plant('Mine', { goodsIds: [trade.product.id] });
    await plant('Nobody’s');
    const seen = async () => (await trade.get<{ rows: WorkRow[] }>('shop', '/main/workInfo/page', {})).data.rows.map(({ descr }) => descr);
    expect(await seen()).toEqual(['Mine']);
    await trade.db.update(works).set({ goodsIds: ['1'], views: 3 });
    expect(await seen()).toEqual([]);
    await trade.db.update(works).set({ goodsIds: [trade.product.id, trade.product.id] });
    expect((await seen()).toSorted()).toEqual(['Mine', 'Nobody’s']);
    await trade.db.delete(works);
    expect(await trade.db.select().from(workGoods)).toEqual([]);
  });

  it('by a hashtag, with its sign or without, and by a text as well', async () => {
    await plant('One', { hashtags: ['#summer', 'beach'] });
    await plant('Two', { hashtags: ['summer'], postTime: new Date(now - 300 * dayMs) });
    expect(await found({ hashtag: 'summer' })).toEqual(['One']);
    expect(await found({ hashtag: 'summer', days: 365 })).toEqual(['One', 'Two']);
    expect(await found({ hashtag: 'summer', searchValue: 'tw', days: 365 })).toEqual(['Two']);
    expect(await found({ hashtag: 'summ', days: 365 })).toEqual([]);
  });

  it('by their link, however it is written, and by one of no channel that is known', async () => {
    await plant('One');
    await plant('Two', { link: 'https://elsewhere.example/two' });
    expect(await found({ searchValue: `tiktok.com/@other/video/730123456789012345${number - 1}?lang=vi` })).toEqual(['One']);
    expect(await found({ searchValue: `tiktok.com/@other/video/730123456789012345${number - 1}`, hashtag: 'none' })).toEqual([]);
    expect(await found({ searchValue: 'https://elsewhere.example/two', upId: up })).toEqual(['Two']);
  });

  it('by one or two letters where they are few', async () => {
    await plant('Zq one');
    expect(await found({ searchValue: 'zq' })).toEqual(['Zq one']);
    await plantMany(5001, 'Tried it');
    expect(await found({ searchValue: 'zq' })).toEqual([]);
    expect(await found({ searchValue: 'zq', upId: up })).toEqual(['Zq one']);
    expect(await found({ searchValue: 'zq o' })).toEqual(['Zq one']);
  });

  it('in the order of the list where very many fit', async () => {
    await plant('Unboxing, the newest', { hashtags: ['daily'], views: 5 });
    await plantMany(5001, 'Unboxing');
    for (const query of [{ searchValue: 'boxing' }, { hashtag: 'daily' }]) {
      const first = await list(query);
      expect([first.totalRows, first.moreRows, first.rows[0]?.descr]).toEqual([5000, true, 'Unboxing, the newest']);
      await server.services.totals.settled();
      expect(await list({ ...query, pageNo: 251 })).toMatchObject({ totalRows: 5002, rows: [{}, {}] });
      expect((await list({ ...query, sortField: 'views', sortOrder: 'descend' })).rows[0]?.views).toBe(5);
    }
  });
});

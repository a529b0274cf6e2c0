import type { CollectDetail, CollectRow, WorkDetail, WorkRow } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { ups, works } from '../../../tables/creators/creator';
import { workMetricSnapshots } from '../../creators/creator';

// On PGlite too: arrays of hashtags and goods, and sums over snapshots.

let server: TestServer;
let trade: Trade;
let up: string;
let mine: string;
let plain: string;
const hourMs = 3_600_000;
const now = Date.now();

async function plant(number: number, more: Partial<typeof works.$inferInsert>): Promise<string> {
  const base = {
    webId: 10,
    platformWorkId: `seen-${number}`,
    upId: up,
    link: `https://www.tiktok.com/@x/video/5${number}`,
    postTime: new Date(now - 50 * hourMs),
  };
  const id =
    (
      await trade.db
        .insert(works)
        .values({ ...base, ...more })
        .returning({ id: works.id })
    )[0]?.id ?? '';
  const views = more.views ?? 0;
  await trade.db.insert(workMetricSnapshots).values(
    [50, 48, 24, 0].map((ago) => ({
      workId: id,
      statTime: new Date(now - ago * hourMs),
      views: Math.round((views * (50 - ago)) / 50),
    })),
  );
  return id;
}

beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  up = await trade.freeUp();
  await trade.db.update(ups).set({ bdId: trade.ids.bd }).where(eq(ups.id, up));
  await trade.db.delete(works).where(eq(works.upId, up));
  mine = await plant(1, {
    views: 1000,
    likes: 80,
    comments: 15,
    shares: 5,
    descr: 'Sunscreen in the rain',
    hashtags: ['#zonnebrand'],
    isCommerce: true,
    goodsIds: [trade.product.id],
  });
  plain = await plant(2, {
    views: 500,
    likes: 10,
    comments: 0,
    shares: 0,
    descr: 'Linen, three ways',
  });
  await plant(3, { views: 300 });
  await plant(4, { views: 100 });
});
afterAll(() => server.close());

type By = Parameters<Trade['get']>[0];
const list = async (by: By, query: Record<string, string | number> = {}) =>
  (
    await trade.get<{ rows: WorkRow[]; totalRows: number }>(by, '/main/workInfo/page', {
      pageSize: 100,
      ...query,
    })
  ).data;
const titles = async (by: By, query: Record<string, string | number> = {}) =>
  (await list(by, { upId: up, ...query })).rows.map(({ descr }) => descr);

describe('the list of works', () => {
  it('is sorted, searched and narrowed, and says what each won in a day', async () => {
    const { rows, totalRows } = await list('admin', {
      upId: up,
      sortField: 'views',
      sortOrder: 'descend',
    });
    expect([totalRows, rows.map(({ views }) => views)]).toEqual([4, [1000, 500, 300, 100]]);
    expect(rows[0]).toMatchObject({
      id: mine,
      up: { id: up },
      interactionRate: 0.1,
      gained24: 480,
      isCommerce: true,
    });
    expect(await titles('admin', { searchValue: 'SUNSCREEN' })).toEqual(['Sunscreen in the rain']);
    expect(await titles('admin', { hashtag: 'zonnebrand' })).toEqual(['Sunscreen in the rain']);
    expect(await titles('admin', { isCommerce: 1 })).toEqual(['Sunscreen in the rain']);
    expect(await titles('admin', { viewsMin: 400, sortField: 'views', sortOrder: 'ascend' })).toEqual([
      'Linen, three ways',
      'Sunscreen in the rain',
    ]);
    expect(await titles('admin', { days: 1 })).toEqual([]);
  });

  it('has the works of creators in sight, for a merchant those with own goods', async () => {
    expect(await titles('bd')).toHaveLength(4);
    for (const by of ['bd2', 'foreignBd', 'otherLeader', 'otherShop'] as const) expect([by, await titles(by)]).toEqual([by, []]);
    expect(await titles('shop')).toEqual(['Sunscreen in the rain']);
    expect((await trade.get('finance', '/main/workInfo/page')).code).toBe(1013002);
  });

  it.each([
    ['days', { days: 2 }],
    ['viewsMin', { viewsMin: -1 }],
    ['sortField', { sortField: 'likes' }],
    ['webId', { webId: 0 }],
  ])('1012001 is refused at %s', async (field, wrong) => {
    const { body } = await trade.as.admin.get('/main/workInfo/page', wrong as never);
    expect([body.code, Object.keys(body.fields ?? {})[0]?.split('.')[0]]).toEqual([1012001, field]);
  });

  it('is exported as it is listed', async () => {
    const { id } = await trade.must('admin', '/main/workInfo/export', {
      upId: up,
      sortField: 'views',
      sortOrder: 'descend',
      columns: ['descr', 'views', 'gained24'],
      format: 'csv',
    });
    const state = async () =>
      (await trade.get<{ rows: { id: string; taskStatus: number }[] }>('admin', '/main/download/page')).data.rows.find(
        (task) => task.id === id,
      )?.taskStatus;
    await expect.poll(state, { timeout: 20_000 }).toBe(2);
    const { text } = await trade.as.admin.get('/main/download/file', { id });
    expect(text.trim().split(/\r?\n/)[1]).toBe('Sunscreen in the rain,https://www.tiktok.com/@x/video/51,1000,480');
    expect((await trade.post('bd', '/main/workInfo/export')).code).toBe(1013002);
  });
});

describe('one work', () => {
  const detail = async (by: By, id = mine) => trade.get<WorkDetail>(by, '/main/workInfo/detail', { id });

  it("has its way since posting beside the middle of the creator's others, and its goods", async () => {
    const { data } = await detail('bd');
    const at = (hours: number) => data.curve.find((point) => point.hours === hours);
    expect([at(1)?.views, at(24)?.views, at(48)?.views, at(72)?.views]).toEqual([20, 480, 960, null]);
    expect([at(24)?.median, data.medianOf, data.usual]).toEqual([144, 3, { views: 300, interactionRate: 0.0111 }]);
    expect([data.goods.map(({ id }) => id), data.sales, data.currency]).toEqual([[trade.product.id], '0.00', 'PHP']);
  });

  it('a merchant is not told how the others of the creator do', async () => {
    const { data } = await detail('shop');
    expect([data.usual, data.medianOf, data.curve.every(({ median }) => median === null)]).toEqual([
      { views: null, interactionRate: null },
      0,
      true,
    ]);
  });

  it('1020002 is refused for one out of sight', async () => {
    for (const by of ['bd2', 'foreignBd', 'otherLeader', 'otherShop'] as const)
      expect([by, (await detail(by)).code]).toEqual([by, 1020002]);
    expect((await detail('shop', plain)).code).toBe(1020002);
    expect((await detail('admin', '999999999999')).code).toBe(1020002);
    expect((await detail('finance')).code).toBe(1013002);
  });
});

describe('collections', () => {
  let id: string;
  const read = async (by: By = 'bd') => trade.get<CollectDetail>(by, '/main/collect/detail', { id });

  it('gather works under a name that a person has once, with the sum and the parts', async () => {
    ({ id } = await trade.must('bd', '/main/collect/add', {
      name: 'Watch these',
      note: 'For November',
    }));
    expect(await trade.must('bd', '/main/collect/addWorks', { id, workIds: [mine, plain] })).toEqual({ added: 2 });
    expect(await trade.must('bd', '/main/collect/addWorks', { id, workIds: [mine] })).toEqual({
      added: 0,
    });
    await trade.db.update(works).set({ views: 1300 }).where(eq(works.id, mine));
    const { data } = await read();
    expect(data.sums).toMatchObject({ works: 2, views: 1800, likes: 90, gained24: 720 });
    expect(data.parts.map(({ id: part, sinceAdded }) => [part, sinceAdded])).toEqual([
      [mine, 300],
      [plain, 0],
    ]);
    expect(data.days.reduce((sum, { views }) => sum + views, 0)).toBe(1500);
    const { rows } = (
      await trade.get<{ rows: CollectRow[] }>('bd', '/main/collect/page', {
        searchValue: 'watch THESE',
      })
    ).data;
    expect(rows).toMatchObject([{ id, name: 'Watch these', sums: { works: 2 } }]);
    expect((await trade.get<WorkDetail>('bd', '/main/workInfo/detail', { id: mine })).data.collections).toEqual([
      { id, name: 'Watch these' },
    ]);
    expect((await trade.post('bd', '/main/collect/add', { name: 'WATCH these' })).code).toBe(1012001);
    expect((await trade.post('bd2', '/main/collect/add', { name: 'Watch these' })).code).toBe(200);
  });

  it('are renamed under the version that was read', async () => {
    await trade.must('bd', '/main/collect/edit', { id, version: 0, name: 'Watch these two' });
    expect((await trade.post('bd', '/main/collect/edit', { id, version: 0, name: 'Other' })).code).toBe(1020003);
  });

  it('take no work out of sight, and show none that left it', async () => {
    expect((await trade.post('bd', '/main/collect/addWorks', { id, workIds: [mine, '999999999999'] })).code).toBe(1020002);
    await trade.db.update(ups).set({ bdId: trade.ids.bd2 }).where(eq(ups.id, up));
    expect((await read()).data).toMatchObject({
      sums: { works: 0, views: 0 },
      parts: [],
      days: [],
    });
    expect((await trade.post('bd', '/main/collect/addWorks', { id, workIds: [mine] })).code).toBe(1020002);
    await trade.db.update(ups).set({ bdId: trade.ids.bd }).where(eq(ups.id, up));
  });

  it('belong to one person: 1020002 for everybody else', async () => {
    for (const by of ['admin', 'leader', 'bd2', 'shop'] as const) {
      expect([by, (await read(by)).code]).toEqual([by, 1020002]);
      expect((await trade.post(by, '/main/collect/edit', { id, version: 1, name: 'Mine' })).code).toBe(1020002);
      expect((await trade.post(by, '/main/collect/removeWorks', { id, workIds: [mine] })).code).toBe(1020002);
      expect(
        (
          await trade.post<{ failed: { code: number }[] }>(by, '/main/collect/delete', {
            ids: [id],
          })
        ).data.failed,
      ).toMatchObject([{ code: 1020002 }]);
    }
  });

  it('hold 200 works', async () => {
    const many = await trade.db
      .insert(works)
      .values(
        Array.from({ length: 199 }, (_, at) => ({
          webId: 10,
          platformWorkId: `many-${at}`,
          upId: up,
          link: 'https://www.tiktok.com/@x/video/6',
          postTime: new Date(now - 400 * 24 * hourMs),
        })),
      )
      .returning({ id: works.id });
    const ids = many.map((work) => work.id);
    await trade.must('bd', '/main/collect/addWorks', { id, workIds: ids.slice(0, 100) });
    expect((await trade.post('bd', '/main/collect/addWorks', { id, workIds: ids.slice(100) })).code).toBe(1012001);
    expect((await trade.post('bd', '/main/collect/addWorks', { id, workIds: ids })).code).toBe(1012001);
  });

  it('let works go, and go themselves', async () => {
    await trade.must('bd', '/main/collect/removeWorks', { id, workIds: [plain] });
    expect((await read()).data.parts.some((part) => part.id === plain)).toBe(false);
    await trade.must('bd', '/main/collect/delete', { ids: [id] });
    expect((await read()).code).toBe(1020002);
  });
});

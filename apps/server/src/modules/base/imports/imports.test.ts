import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apply, bring, check, counts, type Lines, type Task } from '../../../testing/importing';
import { fileOf } from '../../../testing/fileOf';
import { startServer, type TestServer } from '../../../testing/startServer';
import { workbook } from '../../../testing/workbook';
import type { TestClient } from '../../../testing/testClient';
import { type Trade, tradeOn } from '../../../testing/trade';
import { auditLogs } from '../../../tables/base/audit';
import { channelProfiles } from '../../../tables/creators/channel';
import { goods } from '../../../tables/merchants/product';
import { labelCategories, labels } from '../../../tables/creators/label';
import { upContacts, ups } from '../../../tables/creators/creator';
import { channelVideos } from '../../../tables/trade/link';
import { allParts } from '../../allModules';
import { importTask } from './importTask';
import { removePastFiles } from './removePastFiles';
import { importTasks } from '../../../tables/base/imports';

// On PGlite too: imports write in batches and go on after a crash.

let server: TestServer;
let trade: Trade;
let staff: TestClient;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  staff = await server.as('staff.1');
});
afterAll(() => server.close());

/** Our own exports as they are imported again. */
const files = [
  ['zh-CN', 'xlsx'],
  ['en', 'csv'],
  ['vn', 'xlsx'],
] as const;

const products = (...rows: Lines): Lines => [
  ['Name', 'Merchant', 'Category', 'List price', 'Selling price', 'Product link', 'Stock'],
  ...rows,
];
const product = (
  n: number,
  more: Partial<Record<'name' | 'shop' | 'category' | 'list' | 'price' | 'url' | 'stock', string>> = {},
): string[] => [
  more.name ?? `Imported ${n}`,
  more.shop ?? trade.shop.shopCode,
  more.category ?? trade.product.goodsCategory,
  more.list ?? '500',
  more.price ?? '399.50',
  more.url ?? `https://shop.example/p/${n}`,
  more.stock ?? '10',
];
const ofLink = async (url: string) => (await trade.db.select().from(goods).where(eq(goods.goodsUrl, url)))[0];

describe('importing products', () => {
  it('C-79 tells row by row what would happen, changes nothing until it is applied, and a second time never', async () => {
    const file = products(
      product(1),
      product(2, { price: '501' }),
      product(3, { category: 'nonsense' }),
      product(1),
      product(4, { shop: 'nobody' }),
      product(5, { stock: 'many' }),
      product(6, { name: '' }),
    );
    const noted = async () => (await trade.db.select({ n: sql<number>`count(*)::int` }).from(auditLogs))[0]?.n;
    const before = await noted();
    const { data } = await check(trade.as.admin, 'goods', file);
    expect([data.importStatus, data.total, ...counts(data)]).toEqual([1, 7, 1, 0, 0, 6]);
    expect(data.problems.map(({ line, column, value, code, message }) => [line, column, value, code, message])).toEqual([
      [3, 'Selling price', '501', 1012001, 'The selling price is at most the list price, 500.00.'],
      [4, 'Category', 'nonsense', 1012001, 'This is none of the choices.'],
      [5, null, null, 1030014, 'Line 2 of this file has the same key.'],
      [6, 'Merchant', 'nobody', 1012001, 'There is no such merchant; give its code.'],
      [7, 'Stock', 'many', 1012001, 'This is not a whole number.'],
      [8, 'Name', '', 1012001, 'This is required.'],
    ]);
    expect(await ofLink('https://shop.example/p/1')).toBeUndefined();
    expect(await noted()).toBe(before);
    const done = (await apply(trade.as.admin, 'goods', data.id)).data;
    expect([done.importStatus, ...counts(done)]).toEqual([3, 1, 0, 0, 6]);
    const stored = await ofLink('https://shop.example/p/1');
    expect(stored).toMatchObject({
      goodsName: 'Imported 1',
      price: '399.50',
      currency: 'PHP',
      stock: 10,
      status: 0,
      shopId: trade.shop.id,
    });
    expect(stored?.goodsNo).toMatch(/^SP/);
    expect(counts(await bring(trade.as.admin, 'goods', file))).toEqual([0, 0, 1, 6]);
    expect(counts(await bring(trade.as.admin, 'goods', products(product(1, { price: '350' }))))).toEqual([0, 1, 0, 0]);
    expect((await ofLink('https://shop.example/p/1'))?.price).toBe('350.00');
    const acts = (
      await trade.db
        .select({ action: auditLogs.action })
        .from(auditLogs)
        .where(eq(auditLogs.object, `goods:${stored?.id}`))
        .orderBy(auditLogs.seq)
    ).map(({ action }) => action);
    expect(acts).toEqual(['goods.add', 'goods.edit']);
    expect(
      (
        await trade.db
          .select()
          .from(auditLogs)
          .where(eq(auditLogs.object, `import:${data.id}`))
          .orderBy(auditLogs.seq)
      )[0],
    ).toMatchObject({ action: 'goods.import', detail: { added: 1, refused: 6 } });
  });

  it('an upload that is repeated checks its file again and brings nothing in; its rows come in once', async () => {
    const file = products(product(70));
    const again = { 'idempotency-key': 'same-file' };
    const [first, second] = [
      await check(trade.as.admin, 'goods', file, 'a.csv', again),
      await check(trade.as.admin, 'goods', file, 'a.csv', again),
    ];
    expect([first.data.importStatus, second.data.importStatus, await ofLink('https://shop.example/p/70')]).toEqual([1, 1, undefined]);
    expect(counts((await apply(trade.as.admin, 'goods', first.data.id, { 'idempotency-key': 'apply-first' })).data)).toEqual([1, 0, 0, 0]);
    expect(counts((await apply(trade.as.admin, 'goods', second.data.id, { 'idempotency-key': 'apply-second' })).data)).toEqual([
      0, 0, 1, 0,
    ]);
    expect(await trade.db.select({ id: goods.id }).from(goods).where(eq(goods.goodsUrl, 'https://shop.example/p/70'))).toHaveLength(1);
  });

  it('is applied once, whoever asks how often: 1030013', async () => {
    const { data } = await check(trade.as.admin, 'goods', products(product(20)));
    const key = { 'idempotency-key': 'import-20' };
    const [first, again] = [await apply(trade.as.admin, 'goods', data.id, key), await apply(trade.as.admin, 'goods', data.id, key)];
    expect(again).toEqual(first);
    expect((await apply(trade.as.admin, 'goods', data.id)).code).toBe(1030013);
    const { data: other } = await check(trade.as.admin, 'goods', products(product(21)));
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(trade.as.admin, 'goods', other.id)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 1030013)).toHaveLength(7);
    expect(await trade.db.select().from(goods).where(eq(goods.goodsUrl, 'https://shop.example/p/21'))).toHaveLength(1);
  });

  it("C-21 is a merchant's for the own products only, and nobody's who may not import", async () => {
    const own = products(product(30, { shop: '' }), product(31, { shop: 'ignored, it is the own one' }));
    expect(counts(await bring(trade.as.shop, 'goods', own))).toEqual([2, 0, 0, 0]);
    expect((await ofLink('https://shop.example/p/31'))?.shopId).toBe(trade.shop.id);
    const number = (await ofLink('https://shop.example/p/30'))?.goodsNo ?? '';
    const foreign = await check(trade.as.otherShop, 'goods', [
      ['Number', 'Name', 'Category', 'List price', 'Selling price', 'Product link'],
      [number, 'Mine now', trade.product.goodsCategory, '1', '1', 'https://shop.example/p/30'],
    ]);
    expect([counts(foreign.data), foreign.data.problems[0]?.code]).toEqual([[0, 0, 0, 1], 1020002]);
    const { id } = (await check(trade.as.shop, 'goods', own)).data;
    expect((await trade.as.otherShop.get('/main/goods/importTask', { id })).body.code).toBe(1020002);
    expect((await apply(trade.as.otherShop, 'goods', id)).code).toBe(1020002);
    expect((await trade.as.admin.get('/main/label/importTask', { id: foreign.data.id })).body.code).toBe(1020002);
    for (const client of [trade.as.bd, trade.as.leader, trade.as.finance]) expect((await check(client, 'goods', own)).code).toBe(1013002);
  });

  it('gives the original back from our own export, in each language', async () => {
    for (const [lang, format] of files) {
      const id = ((await trade.as.shop.post('/main/goods/export', { format }, { lang })).body.data as { id: string }).id;
      await vi.waitFor(
        async () =>
          expect(
            ((await trade.as.shop.get('/main/download/page')).body.data as { rows: { id: string; taskStatus: number }[] }).rows.find(
              (row) => row.id === id,
            )?.taskStatus,
          ).toBe(2),
        { timeout: 10_000 },
      );
      const { data } = await check(trade.as.shop, 'goods', await fileOf(server, trade.as.shop, id), `export.${format}`);
      expect([lang, data.problems, data.unchanged > 3, data.unchanged]).toEqual([lang, [], true, data.total]);
    }
  });

  it('refuses files without the columns, of another kind, too large or none: 1030012, 1030009, 1030011, 1012001', async () => {
    expect(
      (
        await check(trade.as.admin, 'goods', [
          ['Name', 'Price tag'],
          ['a', 'b'],
        ])
      ).message,
    ).toBe('The columns do not fit: unknown: Price tag; missing: Category, List price, Selling price, Product link. Use the template.');
    expect((await check(trade.as.admin, 'goods', Buffer.from('a'), 'a.pdf')).code).toBe(1030009);
    expect((await check(trade.as.admin, 'goods', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).code).toBe(1030011);
    expect((await trade.as.admin.post('/main/goods/import', {})).body.code).toBe(1012001);
    expect((await trade.as.admin.post('/main/goods/applyImport', { id: '1', more: 1 })).body.code).toBe(1012001);
  });

  it('offers a template that can be imported', async () => {
    const { text, headers } = await trade.as.admin.get('/main/goods/importTemplate', {}, { lang: 'vn' });
    expect(headers.get('content-disposition')).toContain('goods_template.csv');
    expect(text).toContain('Tên sản phẩm *');
    const [header = ''] = text.split('\r\n');
    const { data } = await check(
      trade.as.admin,
      'goods',
      Buffer.from(`${header}\r\n,Tên,${trade.shop.shopCode},${trade.product.goodsCategory},5,4,https://shop.example/t/1,,,,,,\r\n`),
    );
    expect(counts(data)).toEqual([1, 0, 0, 0]);
  });
});

describe('importing labels', () => {
  it('makes categories and labels that are not there, changes colours, and leaves the rest', async () => {
    const file: Lines = [
      ['标签名称', '分类', '适用对象', '颜色'],
      ['秒回', '服务 / 态度', '达人', '#00ff00'],
      ['专业', '服务 / 态度', '1', ''],
      ['Wrong', 'x', 'nobody', ''],
      ['Deep', 'a/b/c/d/e', 'Creator', ''],
    ];
    expect(counts((await check(staff, 'label', file)).data)).toEqual([2, 0, 0, 2]);
    expect(await trade.db.select().from(labelCategories).where(eq(labelCategories.typeName, '态度'))).toEqual([]);
    expect(counts(await bring(staff, 'label', file))).toEqual([2, 0, 0, 2]);
    const [category] = await trade.db.select().from(labelCategories).where(eq(labelCategories.typeName, '态度'));
    expect(
      await trade.db
        .select({ name: labels.labelName, color: labels.color })
        .from(labels)
        .where(eq(labels.categoryId, category?.id ?? '0'))
        .orderBy(labels.sortOrder),
    ).toEqual([
      { name: '秒回', color: '#00ff00' },
      { name: '专业', color: null },
    ]);
    expect(counts(await bring(staff, 'label', file))).toEqual([0, 0, 2, 2]);
    expect(
      counts(
        await bring(staff, 'label', [
          ['Label', 'Category', 'Put on', 'Colour'],
          ['秒回', '态度', 'Creator', '#ff0000'],
        ]),
      ),
    ).toEqual([0, 1, 0, 0]);
    expect((await check(trade.as.bd, 'label', file)).code).toBe(1013002);
  });
});

describe('importing creators', () => {
  const header = ['Channel', 'Platform id', 'Handle', 'Nickname', 'Country', 'Contacts', 'Labels', 'Followers', 'Interaction', 'Videos'];
  const labelName = async () =>
    (
      await trade.db
        .select({ name: labels.labelName })
        .from(labels)
        .innerJoin(labelCategories, and(eq(labelCategories.id, labels.categoryId), eq(labelCategories.objectType, 1)))
        .limit(1)
    )[0]?.name ?? '';
  const stored = async (platformId: string) =>
    (
      await trade.db
        .select()
        .from(ups)
        .where(and(eq(ups.platformId, platformId), eq(ups.status, 0)))
    )[0];

  it('adds them to the pool with sealed contacts and figures, as tested by the file, from XLSX', async () => {
    const label = await labelName();
    const rows = [
      header,
      [10, 'imp-1', '@imp.one', '=Bea', 'PH', 'email: bea@mail.example', label, 15800, '5.23%', 118],
      [10, 'imp-2', 'imp.two', 'No contact', 'PH', '', label, 5, ''],
      [10, 'imp-3', 'imp.three', 'No label', 'VN', 'phone: +84 900 000 000', '', 5, ''],
      [10, 'imp-4', 'imp.one', 'Same handle', 'PH', 'phone: +63 900 000 000', label, 5, ''],
      ['nowhere', 'imp-5', 'x', 'x', 'XX', '', '', '', ''],
    ];
    const { data } = await check(staff, 'up', workbook(rows), 'creators.xlsx');
    expect(data.problems.map(({ line, column }) => [line, column])).toEqual([
      [3, 'Contacts'],
      [4, 'Labels'],
      [6, 'Channel'],
    ]);
    expect(await stored('imp-1')).toBeUndefined();
    const done = await bring(staff, 'up', workbook(rows), 'creators.xlsx');
    expect([counts(done), done.problems.find(({ line }) => line === 5)?.code]).toEqual([[1, 0, 0, 4], 1033003]);
    const up = await stored('imp-1');
    expect(up).toMatchObject({
      nickname: '=Bea',
      upNumber: 'imp.one',
      fansNum: 15_800,
      videosNum: 118,
      interactionRate: 0.0523,
      extractTestStatus: 1,
      bdId: null,
      homePageLink: 'https://www.tiktok.com/@imp.one',
    });
    const [contact] = await trade.db
      .select()
      .from(upContacts)
      .where(eq(upContacts.upId, up?.id ?? '0'));
    expect(contact?.contactValue).not.toContain('bea@mail');
    expect(server.services.vault.open(contact?.contactValue ?? '')).toBe('bea@mail.example');
    expect((await trade.db.select().from(channelProfiles).where(eq(channelProfiles.platformId, 'imp-1')))[0]).toMatchObject({
      fansNum: 15_800,
    });
    expect(counts(await bring(staff, 'up', workbook(rows), 'creators.xlsx'))).toEqual([0, 0, 1, 4]);
  });

  it('changes what the file tells and keeps what it does not', async () => {
    const lines: Lines = [
      ['Kênh', 'ID nền tảng', 'Tên tài khoản', 'Biệt danh', 'Quốc gia', 'Người theo dõi'],
      ['10', 'imp-1', 'imp.one.new', 'Bea', 'Philippines', '20,000'],
    ];
    expect(counts(await bring(staff, 'up', lines))).toEqual([0, 1, 0, 0]);
    expect(await stored('imp-1')).toMatchObject({ nickname: 'Bea', upNumber: 'imp.one.new', fansNum: 20_000, interactionRate: 0.0523 });
    expect(
      await trade.db
        .select()
        .from(upContacts)
        .where(eq(upContacts.upId, (await stored('imp-1'))?.id ?? '0')),
    ).toHaveLength(1);
  });

  it('is for those with the permission only', async () => {
    for (const client of [trade.as.bd, trade.as.leader, trade.as.shop]) expect((await check(client, 'up', [header])).code).toBe(1013002);
  });

  it('gives the original back from our own export, in each language', async () => {
    for (const [lang, format] of files) {
      const id = ((await trade.as.admin.post('/main/up/export', { country: ['SG'], format }, { lang })).body.data as { id: string }).id;
      await vi.waitFor(
        async () =>
          expect(
            ((await trade.as.admin.get('/main/download/page')).body.data as { rows: { id: string; taskStatus: number }[] }).rows.find(
              (row) => row.id === id,
            )?.taskStatus,
          ).toBe(2),
        { timeout: 10_000 },
      );
      const { data } = await check(trade.as.admin, 'up', await fileOf(server, trade.as.admin, id), `export.${format}`);
      expect([lang, data.problems, data.total > 0, data.unchanged]).toEqual([lang, [], true, data.total]);
    }
  });
});

describe('importing videos', () => {
  const header = ['Channel', 'Link', 'Author platform id', 'Posted (UTC)', 'Visibility', 'Product platform ids', 'Views'];
  it('keeps what link checks are answered from, by channel and id', async () => {
    const link = 'https://www.tiktok.com/@bea.reyes/video/7300000000000000077';
    const file: Lines = [
      header,
      ['10', `${link}?lang=en`, 'a-1', '2026-11-20 12:30', 'Public', 'p1; p2', '1,200'],
      ['10', 'https://evil.test/@a/video/1', 'a-1', '2026-11-20', '', '', ''],
      ['10', 'https://www.tiktok.com/@a/video/5', 'a-1', 'yesterday', '', '', ''],
      ['10', link, 'a-2', '46346.5', '', '', ''],
    ];
    const done = await bring(staff, 'channelVideo', file);
    expect([counts(done), done.problems.map(({ line, column, code }) => [line, column, code])]).toEqual([
      [1, 0, 0, 3],
      [
        [3, 'Link', 1025017],
        [4, 'Posted (UTC)', 1012001],
        [5, null, 1030014],
      ],
    ]);
    const [row] = await trade.db.select().from(channelVideos).where(eq(channelVideos.platformWorkId, '7300000000000000077'));
    expect(row).toMatchObject({
      authorPlatformId: 'a-1',
      visibility: 1,
      productIds: ['p1', 'p2'],
      views: 1200,
      postTime: new Date('2026-11-20T12:30:00Z'),
    });
    expect(counts(await bring(staff, 'channelVideo', file))).toEqual([0, 0, 1, 3]);
    const gone = workbook([header.slice(0, 5), ['10', link, 'a-1', 46346.5, '已删除']]);
    expect(counts(await bring(staff, 'channelVideo', gone, 'videos.xlsx'))).toEqual([0, 1, 0, 0]);
    expect((await trade.db.select().from(channelVideos).where(eq(channelVideos.platformWorkId, '7300000000000000077')))[0]).toMatchObject({
      visibility: 2,
      views: 1200,
      postTime: new Date('2026-11-20T12:00:00Z'),
    });
  });
});

describe('large and interrupted imports', () => {
  it('are checked and applied behind the call', async () => {
    const file: Lines = [['Label', 'Category', 'Put on'], ...Array.from({ length: 201 }, (_, n) => [`Bulk ${n}`, 'Bulk', 'Work'])];
    const { data } = await check(staff, 'label', file);
    const at = (status: number) =>
      vi.waitFor(
        async () =>
          expect((await staff.get('/main/label/importTask', { id: data.id })).body.data).toMatchObject({
            importStatus: status,
            progress: 100,
            willAdd: 201,
          }),
        { timeout: 60_000, interval: 200 },
      );
    expect([data.importStatus, data.total]).toEqual([0, 201]);
    expect((await apply(staff, 'label', data.id)).code).toBe(1030013);
    await at(1);
    expect((await apply(staff, 'label', data.id)).data.importStatus).toBe(2);
    await at(3);
  }, 120_000);

  const longAgo = new Date(Date.now() - 3 * 60_000);
  const leave = async (id: string, change: Partial<typeof importTasks.$inferInsert>) =>
    (
      await trade.db
        .update(importTasks)
        .set({ beatTime: longAgo, ...change })
        .where(eq(importTasks.id, id))
        .returning()
    )[0];
  const shown = async (id: string) => (await staff.get('/main/label/importTask', { id })).body.data as Task;
  const ends = (id: string, importStatus: number) =>
    vi.waitFor(async () => expect(await shown(id)).toMatchObject({ importStatus }), { timeout: 20_000, interval: 50 });
  const threeOf = (category: string): Lines => [
    ['Label', 'Category', 'Put on'],
    ...['One', 'Two', 'Three'].map((name) => [`${category} ${name}`, category, 'Work']),
  ];

  it('are checked again when the worker that checked them died', async () => {
    const { data } = await check(staff, 'label', threeOf('Checked'));
    await leave(data.id, { importStatus: 0, willAdd: 0 });
    await server.services.tasks.resume();
    await ends(data.id, 1);
    expect(counts(await shown(data.id))).toEqual([3, 0, 0, 0]);
  });

  it('go on after the last row that was applied when their worker died, and count every row once', async () => {
    const { data } = await check(staff, 'label', threeOf('Resumed'));
    // The worker dies at the commit of the second row.
    const { db } = server.services.database;
    const begin = db.transaction.bind(db);
    let rows = 0;
    const died: ((error: Error) => void)[] = [];
    const spy = vi.spyOn(db, 'transaction').mockImplementation((act, config) => {
      rows += 1;
      return rows < 2 ? begin(act, config) : new Promise<never>((_, reject) => died.push(reject));
    });
    const dying = apply(staff, 'label', data.id);
    await expect.poll(() => rows).toBe(2);
    spy.mockRestore();
    expect((await leave(data.id, {}))?.kept).toEqual({ done: 1, willAdd: 1, willChange: 0, unchanged: 0, refused: 0 });
    await Promise.all([server.services.tasks.resume(), server.services.tasks.resume()]);
    await ends(data.id, 3);
    // What the dead one still says changes nothing.
    died[0]?.(new Error('dead'));
    await dying;
    expect([(await shown(data.id)).importStatus, counts(await shown(data.id))]).toEqual([3, [3, 0, 0, 0]]);
    const made = await trade.db
      .select({ name: labels.labelName })
      .from(labels)
      .innerJoin(labelCategories, eq(labelCategories.id, labels.categoryId))
      .where(eq(labelCategories.typeName, 'Resumed'));
    expect(made.map(({ name }) => name).toSorted()).toEqual(['Resumed One', 'Resumed Three', 'Resumed Two']);
    expect(
      await trade.db
        .select()
        .from(auditLogs)
        .where(eq(auditLogs.object, `import:${data.id}`))
        .orderBy(auditLogs.seq),
    ).toHaveLength(1);
  });

  it('fail when their owner may not import any more', async () => {
    const { data } = await check(staff, 'label', threeOf('Unowned'));
    await leave(data.id, { importStatus: 2, userId: trade.ids.bd });
    await server.services.tasks.resume();
    await vi.waitFor(async () =>
      expect((await trade.db.select().from(importTasks).where(eq(importTasks.id, data.id)))[0]).toMatchObject({
        importStatus: 4,
        failReason: expect.stringContaining('permission'),
      }),
    );
    expect(await trade.db.select().from(labelCategories).where(eq(labelCategories.typeName, 'Unowned'))).toEqual([]);
  });

  it('end as interrupted when they ended every worker, and files of the past are let go', async () => {
    const { data } = await check(staff, 'label', [
      ['Label', 'Category', 'Put on'],
      ['Left', 'Bulk', 'Work'],
    ]);
    const task = await leave(data.id, { importStatus: 2, tries: 3 });
    expect(await server.services.fileStore.has(task?.objectName ?? '')).toBe(true);
    await importTask(server.services, allParts(server.services).importOf).giveUp({ id: data.id });
    await removePastFiles(server.services);
    expect(await shown(data.id)).toMatchObject({
      importStatus: 4,
      failReason: 'The import was interrupted. Choose the file again; what went in stays as it is.',
    });
    expect(await server.services.fileStore.has(task?.objectName ?? '')).toBe(false);
    expect((await apply(staff, 'label', data.id)).code).toBe(1030013);
  });
});

import { api, type Endpoint } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { upload } from '../../../testing/upload';
import { shopCertifications } from '../../../tables/merchants/certification';
import { ups, works } from '../../../tables/creators/creator';

// On PGlite too: every call that names a record asks the database once.

let server: TestServer;
let trade: Trade;
/** Ids of things of the merchant shop.ph.1, the BD bd.ph.1 and their team. */
const own = {} as Record<Thing, string>;
type Thing = 'up' | 'work' | 'goods' | 'shop' | 'form' | 'order' | 'allocation' | 'submission' | 'link' | 'intent' | 'import' | 'paper';

const missing = '999999999999';
/** Somebody else's: a colleague, a BD of another country, another merchant, the leader of another team. */
const strangers = ['bd2', 'foreignBd', 'otherShop', 'otherLeader'] as const;

const goodsDraft = { goodsName: 'Mine', goodsUrl: 'https://shop.example/x', goodsCategory: 'skincare', listPrice: '5', price: '4' };
const upDraft = {
  webId: 10,
  platformId: 'x',
  upNumber: 'x',
  nickname: 'x',
  upTypeId: 1,
  country: 'PH',
  productCategory: [],
  authorCategory: [],
  homePageLink: 'https://www.tiktok.com/@x',
  contacts: [{ contactType: 'email', contactValue: 'x@mail.example', isPrimary: true }],
  prices: [],
  labelIds: ['1'],
};
const formDraft = {
  demandName: 'Wish',
  requireUpNum: 2,
  wholeProportion: '20',
  upProportion: '12',
  workAttribute: 1,
  upShotCost: '2500',
  provideSample: false,
};
const shopDraft = {
  shopName: 'Mine',
  country: 'PH',
  telephone: '+639170000001',
  mailAddress: 'a@mail.example',
  productCategory: ['skincare'],
};
const one = (of: Thing, more: Record<string, unknown> = {}): [Thing, (id: string) => Record<string, unknown>] => [
  of,
  (id) => ({ id, ...more }),
];
const some = (of: Thing, more: Record<string, unknown> = {}): [Thing, (id: string) => Record<string, unknown>] => [
  of,
  (id) => ({ ids: [id], ...more }),
];

/** Every call of the trade that names a record: what it names, and an input that is right but for the id. */
const calls: Record<string, [Thing, (id: string) => Record<string, unknown>]> = {
  'up.detail': one('up'),
  'up.edit': one('up', { version: 0, ...upDraft }),
  'up.delete': some('up'),
  'up.claim': some('up'),
  'up.release': some('up'),
  'up.transfer': ['up', (id) => ({ ids: [id], bdId: trade.ids.foreignBd, withSubmissions: true })],
  'up.batchLabel': some('up', { add: [], remove: [] }),
  'up.setStar': one('up', { starManual: 5 }),
  'up.black': one('up', { blackFlag: true, reason: 'Mine.' }),
  'up.works': ['up', (upId) => ({ upId })],
  'up.addWork': ['up', (upId) => ({ upId, link: 'https://www.tiktok.com/@x/video/1' })],
  'up.removeWork': one('work'),
  'up.followUps': one('up'),
  'up.addFollowUp': ['up', (upId) => ({ upId, content: 'Mine.' })],
  'up.cooperation': one('up'),
  'up.history': one('up'),
  'up.trend': one('up', { from: '2026-11-01', to: '2026-11-02' }),
  'up.importTask': one('import'),
  'up.applyImport': one('import'),
  'goods.detail': one('goods'),
  'goods.edit': one('goods', { version: 0, ...goodsDraft }),
  'goods.delete': some('goods'),
  'goods.onSale': some('goods'),
  'goods.offSale': some('goods'),
  'goods.bindUp': ['goods', (id) => ({ id, upId: own.up })],
  'goods.history': one('goods'),
  'goods.importTask': one('import'),
  'goods.applyImport': one('import'),
  'label.importTask': one('import'),
  'label.applyImport': one('import'),
  'channelVideo.importTask': one('import'),
  'channelVideo.applyImport': one('import'),
  'shop.detail': one('shop'),
  'shop.edit': one('shop', { version: 0, ...shopDraft }),
  'shop.delete': some('shop'),
  'shop.certifications': one('shop'),
  'shop.history': one('shop'),
  'shop.pass': one('shop', { round: 1 }),
  'shop.reject': one('shop', { round: 1, reason: 'Not mine.' }),
  'shop.revoke': one('shop', { reason: 'Not mine.' }),
  'demand.detail': one('form'),
  'demand.edit': ['form', (id) => ({ id, version: 0, goodsId: own.goods, ...formDraft })],
  'demand.delete': some('form'),
  'demand.ups': one('form'),
  'demand.submit': one('form'),
  'demand.convert': one('form'),
  'demand.end': one('form', { reason: 'Mine.' }),
  'demand.copy': one('form'),
  'demand.history': one('form'),
  'commercialOrder.edit': ['order', (id) => ({ id, version: 0, ...trade.orderDraft() })],
  'commercialOrder.delete': some('order'),
  'leaderOrder.edit': ['order', (id) => ({ id, version: 0, ...trade.orderDraft() })],
  'leaderOrder.delete': some('order'),
  'workOrder.detail': one('order'),
  'workOrder.history': one('order'),
  'workOrder.allocatable': one('order'),
  'workOrder.allocate': one('order', { version: 0, allocations: [] }),
  'workOrder.handOut': some('order'),
  'workOrder.recall': one('order'),
  'workOrder.claim': one('order'),
  'workOrder.returnAlloc': one('order', { reason: 'Mine.' }),
  'workOrder.reallocate': ['allocation', (allocationId) => ({ allocationId, bdId: trade.ids.foreignBd })],
  'workOrder.extend': one('order', { expireDate: '2030-01-01' }),
  'workOrder.end': one('order', { reason: 'Mine.' }),
  'workOrder.reopen': one('order'),
  'workOrderUp.detail': one('submission'),
  'workOrderUp.ofOrder': ['order', (workOrderId) => ({ workOrderId })],
  'workOrderUp.candidates': ['order', (workOrderId) => ({ workOrderId })],
  'workOrderUp.submitUp': ['order', (workOrderId) => ({ workOrderId, upId: own.up, recommendReason: 'Mine.' })],
  'workOrderUp.resubmit': one('submission', { recommendReason: 'Mine.' }),
  'workOrderUp.withdraw': one('submission'),
  'workOrderUp.approve': one('submission'),
  'workOrderUp.reject': one('submission', { reason: 'Mine.' }),
  'workOrderUp.cancelApproval': one('submission', { reason: 'Mine.' }),
  'workOrderUp.contact': one('submission', { content: 'Mine.' }),
  'workOrderUp.agree': one('submission'),
  'workOrderUp.startProduce': one('submission'),
  'workOrderUp.terminate': one('submission', { reason: 'Mine.' }),
  'workOrderUp.unfulfil': one('submission', { reason: 'Mine.' }),
  'workOrderUp.history': one('submission'),
  'workOrderLink.submitLink': [
    'submission',
    (workOrderUpId) => ({ workOrderUpId, linkType: 1, link: 'https://www.tiktok.com/@x/video/1' }),
  ],
  'workOrderLink.resubmit': one('link', { link: 'https://www.tiktok.com/@x/video/1' }),
  'workOrderLink.approve': one('link'),
  'workOrderLink.reject': one('link', { reason: 'Mine.' }),
  'workOrderLink.reopen': one('link', { reason: 'Mine.' }),
  'workOrderLink.recheck': one('link'),
  'intent.send': ['up', (upId) => ({ upId, message: 'Mine.' })],
  'intent.detail': one('intent'),
  'intent.view': one('intent'),
  'intent.reply': one('intent', { interested: true, replyContent: 'Mine.' }),
  'intent.convert': ['intent', (id) => ({ id, workOrderId: own.order, recommendReason: 'Mine.' })],
};

const areas = [
  'up',
  'goods',
  'shop',
  'shopAuth',
  'demand',
  'commercialOrder',
  'leaderOrder',
  'workOrder',
  'workOrderUp',
  'workOrderLink',
  'intent',
  'channelVideo',
] as const;
const keys = ['id', 'ids', 'allocationId', 'workOrderId', 'workOrderUpId', 'upId'];
/** Calls whose input must name a record; labels belong to everybody. A merchant may invite any creator, as it may wish for any. */
const naming = areas.flatMap((area) =>
  (Object.entries(api[area]) as [string, Endpoint][])
    .filter(
      ([, { input }]) =>
        !input.safeParse({}).success &&
        keys.some(
          (key) =>
            (input as unknown as { shape?: Record<string, { safeParse: (value: unknown) => { success: boolean } }> }).shape?.[
              key
            ]?.safeParse(undefined).success === false,
        ),
    )
    .map(([name]) => `${area}.${name}`),
);

const endpointOf = (call: string): Endpoint => {
  const [area = '', name = ''] = call.split('.');
  return (api as unknown as Record<string, Record<string, Endpoint>>)[area]?.[name] as Endpoint;
};
const answerOf = async (by: (typeof strangers)[number], { method, path }: Endpoint, input: Record<string, unknown>) => {
  const { body } = method === 'GET' ? await trade.as[by].get(path, input as Record<string, string>) : await trade.as[by].post(path, input);
  const failed = (body.data as { failed?: { code: number }[] } | null)?.failed;
  return failed?.[0]?.code ?? body.code;
};

beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  own.goods = (
    await trade.must('admin', '/main/goods/add', { ...goodsDraft, goodsCategory: trade.product.goodsCategory, shopId: trade.shop.id })
  ).id;
  own.shop = trade.shop.id;
  own.order = await trade.claimed();
  own.allocation = (await trade.detail(own.order)).allocations[0]?.id ?? '';
  own.submission = await trade.agreed(own.order);
  own.link = (
    await trade.must('bd', '/main/workOrderLink/submitLink', {
      workOrderUpId: own.submission,
      linkType: 1,
      link: 'https://www.tiktok.com/@x/video/77',
    })
  ).id;
  // One that no order of the demo has shown to another merchant.
  const [{ id: _id, searchText: _text, ...creator } = {} as typeof ups.$inferSelect] = await trade.db
    .select()
    .from(ups)
    .where(eq(ups.id, await trade.freeUp()));
  const [fresh] = await trade.db
    .insert(ups)
    .values({ ...creator, platformId: 'own-up', upNumber: 'own.up', bdId: trade.ids.bd, ownTime: new Date(Date.now() - 7_200_000) })
    .returning({ id: ups.id });
  own.up = fresh?.id ?? '';
  const [work] = await trade.db
    .insert(works)
    .values({
      webId: 10,
      platformWorkId: 'own-work',
      upId: own.up,
      link: 'https://www.tiktok.com/@x/video/78',
      postTime: new Date(),
      addedByLink: true,
    })
    .returning({ id: works.id });
  own.work = work?.id ?? '';
  own.form = (await trade.must('shop', '/main/demandForm/add', { ...formDraft, goodsId: trade.product.id })).id;
  own.intent = (await trade.must('bd', '/main/intent/send', { upId: await trade.freeUp(), message: 'Hello.' })).id;
  const file = await upload(trade.as.shop, '/main/goods/import', {
    name: 'a.csv',
    bytes: Buffer.from('Product,Category,List price,Selling price,Link\n'),
  });
  own.import = (file.body.data as { id: string }).id;
  const picture = await upload(trade.as.shop, '/main/sysFileInfo/upload', {
    name: 'id.png',
    bytes: await sharp({ create: { width: 20, height: 10, channels: 3, background: '#1890ff' } })
      .png()
      .toBuffer(),
    type: 'image/png',
  });
  own.paper = (picture.body.data as { fileId: string }).fileId;
  await trade.db.insert(shopCertifications).values({
    shopId: trade.shop.id,
    round: 50,
    certMethod: 1,
    realName: 'Maria',
    idCardFront: own.paper,
    idCardBack: own.paper,
    status: 2,
    statusBefore: 0,
    submitUser: trade.ids.shop,
  });
});
afterAll(() => server.close());

describe('C-20, C-21 ids of others', () => {
  it('there is a case for every call that names a record', () => {
    expect(naming.filter((call) => !(call in calls))).toEqual([]);
  });

  it.each(Object.entries(calls))('%s answers them like missing ones, or 403', async (call, [thing, input]) => {
    const endpoint = endpointOf(call);
    // A colleague works on orders of the same merchants.
    for (const by of strangers.filter(
      (each) => !(thing === 'shop' && each === 'bd2') && !(call === 'intent.send' && each === 'otherShop'),
    )) {
      const [foreign, none] = [await answerOf(by, endpoint, input(own[thing])), await answerOf(by, endpoint, input(missing))];
      expect([by, foreign, none]).toEqual([by, foreign === 1013002 ? 1013002 : 1020002, foreign]);
    }
  });

  it.each([
    ['otherLeader', 'up.export', () => ({ searchValue: own.up })],
    ['otherLeader', 'commercialOrder.export', () => ({ shopId: own.shop })],
    ['otherLeader', 'leaderOrder.export', () => ({ shopId: own.shop })],
    ['otherLeader', 'intent.export', () => ({})],
    ['otherShop', 'goods.export', () => ({ shopId: own.shop })],
    ['otherShop', 'workOrder.shopExport', () => ({ shopId: own.shop })],
  ] as const)('an export by %s, %s, has none of them', async (by, call, query) => {
    const id = ((await trade.as[by].post(endpointOf(call).path, query())).body.data as { id: string }).id;
    await vi.waitFor(
      async () =>
        expect(
          ((await trade.as[by].get('/main/download/page')).body.data as { rows: { id: string; taskStatus: number }[] }).rows.find(
            (row) => row.id === id,
          )?.taskStatus,
        ).toBe(2),
      { timeout: 20_000, interval: 100 },
    );
    const { text } = await trade.as[by].get('/main/download/file', { id });
    const numbers = [(await trade.detail(own.order)).workOrderNo, own.up];
    expect(numbers.filter((number) => text.includes(number))).toEqual([]);
    if (call !== 'intent.export') expect(text.trim().split('\r\n')).toHaveLength(1);
    expect((await trade.as.admin.get('/main/download/file', { id })).body.code).toBe(1032003);
  });

  it.each([
    ['otherShop', 'workOrder.pdf', () => ({ listing: 'shop', ids: [own.order], form: 'one' })],
    ['bd2', 'workOrder.pdf', () => ({ listing: 'bd', ids: [own.order], form: 'one' })],
    ['otherLeader', 'workOrder.pdf', () => ({ listing: 'commercial', ids: [own.order], form: 'zip' })],
    ['otherShop', 'shop.pdf', () => ({ ids: [own.shop], form: 'one' })],
    ['otherLeader', 'shop.pdf', () => ({ ids: [own.shop], form: 'one' })],
  ] as const)('%s prints none of them with %s: 1032005', async (by, call, input) => {
    expect((await trade.as[by].post(endpointOf(call).path, input())).body.code).toBe(1032005);
  });

  it('C-55 identity images are shown to their merchant and to administrators who may see them, to nobody else', async () => {
    const look = async (client: { get: Trade['as']['bd']['get'] }) =>
      (await client.get('/main/sysFileInfo/preview', { id: own.paper })).body.code ?? 200;
    const nobody = await server.get('/main/sysFileInfo/preview', { id: own.paper });
    expect([nobody.status, nobody.body.code]).toEqual([401, 1011004]);
    for (const name of ['otherShop', 'bd', 'bd2', 'foreignBd', 'leader', 'otherLeader', 'finance'] as const)
      expect([name, await look(trade.as[name])]).toEqual([name, 1013003]);
    expect(await look(await server.as('staff.1'))).toBe(1013003);
    for (const name of ['shop', 'admin', 'admin2'] as const) expect([name, await look(trade.as[name])]).toEqual([name, 200]);
    expect((await trade.as.shop.get('/main/sysFileInfo/preview', { id: own.paper })).headers.get('cache-control')).toBe(
      'private, no-store',
    );
  });
});

import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../../../../testing/giveRole';
import { startServer, type TestServer } from '../../../../testing/startServer';
import type { TestClient } from '../../../../testing/testClient';
import { auditLogs } from '../../../../tables/base/audit';
import { labels } from '../../../../tables/creators/label';
import { channelVideos } from '../../../../tables/trade/link';
import { hiddenContact } from '../present';
import { refreshStars } from '../figures/refreshStars';
import { upExtractTests, upHandleHistory, ups, works } from '../../../../tables/creators/creator';

let server: TestServer;
let admin: TestClient;
let bd: TestClient;
let me: string;
let labelId: string;
let otherLabel: string;
beforeAll(async () => {
  server = await startServer();
  [admin, bd] = [await server.as('admin'), await server.as('bd.ph.1')];
  me = await userIdOf(server, 'bd.ph.1');
  const tree = (await admin.get('/main/label/categories', { objectType: 1 })).body.data as unknown as { labels: { id: string }[] }[];
  [labelId = '', otherLabel = ''] = tree[0]?.labels.map(({ id }) => id) ?? [];
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const address = (n: number, cc = 'ph') => `https://www.tiktok.com/@demo.${cc}.${n}`;
interface Test {
  testId: string;
  found: { platformId: string; upNumber: string; nickname: string; fansNum: number } | null;
}
const test = async (homePageLink: string, client = bd) =>
  (await client.post('/main/up/testExtract', { webId: 10, homePageLink })).body.data as Test;
const contact = { contactType: 'phone', contactValue: '+639171234567', isPrimary: true };
const draftOf = ({ testId, found }: Test, homePageLink: string, more: Record<string, unknown> = {}) => ({
  webId: 10,
  platformId: found?.platformId ?? 'none',
  upNumber: found?.upNumber ?? 'none',
  nickname: found?.nickname ?? 'None',
  upTypeId: 1,
  country: 'PH',
  productCategory: ['lipstick'],
  authorCategory: ['beautyAuthor'],
  homePageLink,
  contacts: [contact],
  prices: [{ priceTitle: 'Video', priceInfo: 'One video', amount: '1500.50', currency: 'PHP', unit: 'video' }],
  labelIds: [labelId],
  testId,
  ...more,
});
const add = async (n: number, more: Record<string, unknown> = {}, client = bd) =>
  (await client.post('/main/up/add', draftOf(await test(address(n), client), address(n), more))).body;
interface Detail {
  id: string;
  version: number;
  fansNum: number;
  starLevel: number;
  minPrice: string | null;
  owner: { id: string } | null;
  contacts: { contactType: string; contactValue: string; isPrimary: boolean }[];
  prices: { amount: string }[];
  labels: { id: string }[];
  blackFlag: boolean;
  blackReason: string | null;
}
const detail = async (id: string, client = admin) => (await client.get('/main/up/detail', { id })).body.data as Detail;
const used = async (id: string) => (await db().select({ used: labels.used }).from(labels).where(eq(labels.id, id)))[0]?.used ?? 0;
const editOf = (row: Detail, more: Record<string, unknown> = {}) => {
  const shown = row as Detail & Record<string, unknown>;
  const keep = Object.fromEntries(
    [
      'id',
      'version',
      'webId',
      'platformId',
      'upNumber',
      'nickname',
      'upTypeId',
      'country',
      'productCategory',
      'authorCategory',
      'homePageLink',
    ].map((key) => [key, shown[key]]),
  );
  return { ...keep, contacts: row.contacts, prices: [], labelIds: row.labels.map(({ id }) => id), ...more };
};

describe('the extraction test', () => {
  it('finds a creator behind a link, the same each time, and tells when there is none', async () => {
    const [first, again] = [await test(address(1)), await test(`${address(1)}?lang=en`)];
    expect(first.found).toMatchObject({ upNumber: 'demo.ph.1', fansNum: expect.any(Number) });
    expect(again.found).toEqual(first.found);
    expect((await test('https://www.tiktok.com/@nobody.known')).found).toBeNull();
    expect((await bd.post('/main/up/testExtract', { webId: 10, homePageLink: 'https://www.youtube.com/@a' })).body.code).toBe(1025017);
    for (const homePageLink of ['http://127.0.0.1:5432/@a', 'file:///etc/passwd'])
      expect([1025017, 1012001]).toContain((await bd.post('/main/up/testExtract', { webId: 10, homePageLink })).body.code);
  });

  it('1033002 nothing is saved without one, with one of another, an old or a failed one', async () => {
    const good = await test(address(2));
    const save = async (more: Record<string, unknown>) => (await bd.post('/main/up/add', draftOf(good, address(2), more))).body.code;
    const failed = await test('https://www.tiktok.com/@nobody.known');
    const theirs = await test(address(2), await server.as('bd.ph.2'));
    for (const testId of [undefined, failed.testId, theirs.testId, (await test(address(3))).testId, '999'])
      expect(await save({ testId })).toBe(1033002);
    expect(await save({ platformId: 'another' })).toBe(1033002);
    await db()
      .update(upExtractTests)
      .set({ expireTime: sql`now() - interval '1 second'` })
      .where(eq(upExtractTests.id, good.testId));
    expect(await save({})).toBe(1033002);
  });
});

describe('saving creators', () => {
  it('stores what the form sends, seals contacts, and a BD becomes the owner', async () => {
    const before = await used(labelId);
    const { id } = (await add(4)).data as { id: string };
    const row = await detail(id, bd);
    expect(row).toMatchObject({
      minPrice: '1500.50',
      owner: { id: me },
      contacts: [contact],
      prices: [{ amount: '1500.50' }],
      labels: [{ id: labelId }],
      starLevel: 1,
    });
    expect(row.fansNum).toBeGreaterThan(0);
    expect(await used(labelId)).toBe(before + 1);
    const [stored] = (
      (await db().execute(sql`select contact_value from up_contacts where up_id = ${id}`)) as unknown as {
        rows: { contact_value: string }[];
      }
    ).rows;
    expect(stored?.contact_value).toMatch(/^v1\./);
    const notes = await db()
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.object, `up:${id}`))
      .orderBy(auditLogs.seq);
    expect(JSON.stringify(notes)).not.toContain('1234567');
  });

  it('1033003 twice the same, 1012001 wrong contacts, labels, money, and fields that are not of the form', async () => {
    expect((await add(4)).code).toBe(1033003);
    for (const more of [
      { contacts: [] },
      { contacts: [{ ...contact, contactValue: 'not a phone' }] },
      { contacts: [{ ...contact, contactType: 'pigeon' }] },
      { contacts: [{ ...contact, contactValue: hiddenContact }] },
      { labelIds: [] },
      { labelIds: ['999'] },
      { country: 'VN', prices: [{ priceTitle: 'a', priceInfo: 'b', amount: '10.5', currency: 'VND' }] },
      { prices: [{ priceTitle: 'a', priceInfo: 'b', amount: '-1' }] },
      { bdId: '1' },
      { starLevel: 5 },
      { fansNum: 1 },
      { homePageLink: 'javascript:alert(1)' },
    ]) {
      expect([more, (await add(5, more)).code]).toEqual([more, 1012001]);
    }
  });

  it.each([
    [{ contactType: 'pigeon' }, { 'contacts.0.contactType': 'This is none of the choices.' }],
    [{ contactValue: 'not a phone' }, { 'contacts.0.contactValue': 'Enter a number such as +63 917 123 4567.' }],
    [{ contactType: 'email', contactValue: 'nobody' }, { 'contacts.0.contactValue': 'This is not an e-mail address.' }],
    [{ contactType: 'line', contactValue: 'x'.repeat(101) }, { 'contacts.0.contactValue': 'At most 100 characters.' }],
    [{ contactValue: hiddenContact }, { 'contacts.0.contactValue': 'The kind changed: enter the contact anew.' }],
  ])('a wrong contact %j is told with %j', async (more, fields) => {
    expect((await add(5, { contacts: [{ ...contact, ...more }] })).fields).toEqual(fields);
  });

  it('labels that are not for creators are told', async () => {
    expect((await add(5, { labelIds: ['999'] })).fields).toEqual({ labelIds: 'Choose labels for creators that exist.' });
  });

  it('a creator of an administrator or of staff goes to the pool', async () => {
    const { id } = (await add(6, {}, await server.as('staff.1'))).data as { id: string };
    expect((await detail(id)).owner).toBeNull();
  });

  it('C-103 stores nothing over a change of somebody else: 1020003', async () => {
    const { id } = (await add(7)).data as { id: string };
    const row = await detail(id, bd);
    expect((await bd.post('/main/up/edit', editOf(row, { nickname: 'First' }))).body.success).toBe(true);
    expect((await admin.post('/main/up/edit', editOf(row, { nickname: 'Second' }))).body.code).toBe(1020003);
  });

  it('keeps contacts that the writer could not see, asks for a new test when the page moves, remembers old handles', async () => {
    const { id } = (await add(8)).data as { id: string };
    const staff = await server.as('staff.1');
    const hidden = await detail(id, staff);
    expect(hidden.contacts).toEqual([{ ...contact, contactValue: hiddenContact }]);
    expect((await staff.post('/main/up/edit', editOf(hidden, { upNumber: 'renamed.now' }))).body.success).toBe(true);
    const row = await detail(id, bd);
    expect(row.contacts).toEqual([contact]);
    expect(await db().select({ upNumber: upHandleHistory.upNumber }).from(upHandleHistory).where(eq(upHandleHistory.upId, id))).toEqual([
      { upNumber: 'demo.ph.8' },
    ]);
    const moved = await test(address(9));
    const edit = { platformId: moved.found?.platformId, upNumber: moved.found?.upNumber, homePageLink: address(9) };
    expect((await bd.post('/main/up/edit', editOf(row, edit))).body.code).toBe(1033002);
    expect((await bd.post('/main/up/edit', editOf(row, { ...edit, testId: moved.testId }))).body.success).toBe(true);
  });

  it('1020002 for the creator of another BD; administrators delete', async () => {
    const { id } = (await add(10)).data as { id: string };
    const other = await server.as('bd.ph.2');
    expect((await other.post('/main/up/edit', editOf(await detail(id)))).body.code).toBe(1020002);
    expect((await bd.post('/main/up/delete', { ids: [id] })).status).toBe(403);
    const before = await used(labelId);
    expect((await admin.post('/main/up/delete', { ids: [id, '999'] })).body.data).toMatchObject({
      ok: [id],
      failed: [{ id: '999', code: 1020002 }],
    });
    expect(await used(labelId)).toBe(before - 1);
    expect((await admin.get('/main/up/detail', { id })).body.code).toBe(1020002);
  });
});

describe('marks', () => {
  const one = async () => (await add((marked += 1), { country: 'VN', prices: [] }, bd2)).data as unknown as { id: string };
  let marked = 0;
  let bd2: TestClient;
  beforeAll(async () => {
    bd2 = await server.as('bd.ph.1');
  });

  it('1033004 the last label stays; adding and removing counts uses', async () => {
    const { id } = await one();
    const [a, b] = [await used(labelId), await used(otherLabel)];
    const label = async (wish: { add: string[]; remove: string[] }) =>
      (await bd.post('/main/up/batchLabel', { ids: [id], ...wish })).body.data as {
        ok: string[];
        failed: { code: number; message: string }[];
      };
    expect((await label({ add: ['999'], remove: [] })).failed).toMatchObject([
      { code: 1012001, message: 'Choose labels for creators that exist.' },
    ]);
    expect((await label({ add: [], remove: [labelId] })).failed.map(({ code }) => code)).toEqual([1033004]);
    expect((await label({ add: [otherLabel], remove: [labelId] })).ok).toEqual([id]);
    expect((await label({ add: ['999'], remove: [] })).failed.map(({ code }) => code)).toEqual([1012001]);
    expect([await used(labelId), await used(otherLabel)]).toEqual([a - 1, b + 1]);
  });

  it('a star set by hand counts until its day; null goes back to the computed one', async () => {
    const { id } = await one();
    await refreshStars(db());
    const computed = (await detail(id)).starLevel;
    expect((await admin.post('/main/up/setStar', { id, starManual: 5 })).body.success).toBe(true);
    expect((await detail(id)).starLevel).toBe(5);
    await refreshStars(db());
    expect((await detail(id)).starLevel).toBe(5);
    await db().update(ups).set({ starManualUntil: '2020-01-01' }).where(eq(ups.id, id));
    await refreshStars(db());
    expect((await detail(id)).starLevel).toBe(computed);
    await admin.post('/main/up/setStar', { id, starManual: null });
    expect((await detail(id)).starLevel).toBe(computed);
    expect((await bd.post('/main/up/setStar', { id, starManual: 5 })).status).toBe(403);
  });

  it('the blacklist needs a reason', async () => {
    const { id } = await one();
    for (const [lang, reason] of [
      ['en', 'Say why the creator is blacklisted.'],
      ['zh-CN', '请填写拉黑原因。'],
      ['vn', 'Hãy nêu lý do đưa KOL vào danh sách đen.'],
    ] as const)
      expect((await admin.post('/main/up/black', { id, blackFlag: true, reason: '' }, { lang })).body).toMatchObject({
        code: 1012001,
        message: reason,
        fields: { reason },
      });
    expect((await admin.post('/main/up/black', { id, blackFlag: true, reason: 'Bought followers' })).body.success).toBe(true);
    expect(await detail(id)).toMatchObject({ blackFlag: true, blackReason: 'Bought followers' });
    await admin.post('/main/up/black', { id, blackFlag: false, reason: '' });
    expect(await detail(id)).toMatchObject({ blackFlag: false, blackReason: null });
    expect((await bd.post('/main/up/black', { id, blackFlag: true, reason: 'Reason' })).status).toBe(403);
  });
});

describe('works by link', () => {
  it('at most ten per creator, each once, of the creator, through the connector', async () => {
    const [row] = await db()
      .select()
      .from(ups)
      .where(and(eq(ups.webId, 10), eq(ups.status, 0), sql`(select count(*) from ${works} where ${works.upId} = ${ups.id}) > 0`))
      .limit(1);
    const upId = row?.id ?? '';
    await db().update(ups).set({ bdId: me }).where(eq(ups.id, upId));
    const link = (n: number) => `https://www.tiktok.com/@${row?.upNumber}/video/99${n}`;
    const video = (n: number, authorPlatformId = row?.platformId ?? '') => ({
      webId: 10,
      platformWorkId: `99${n}`,
      link: link(n),
      authorPlatformId,
      postTime: new Date('2026-11-01T00:00:00Z'),
      views: 10,
    });
    await db()
      .insert(channelVideos)
      .values([...Array.from({ length: 10 }, (_, n) => video(n)), video(50, 'somebody')]);
    const addWork = async (address: string) => (await bd.post('/main/up/addWork', { upId, link: address })).body;
    expect((await addWork('https://www.tiktok.com/@a/video/123456')).code).toBe(1029008);
    expect((await addWork('https://www.youtube.com/watch?v=dQw4w9WgXcQ')).code).toBe(1025017);
    expect((await addWork(link(50))).code).toBe(1025021);
    const [known] = await db().select().from(works).where(eq(works.upId, upId)).limit(1);
    expect((await addWork(known?.link ?? '')).data).toEqual({ id: known?.id });
    const added: string[] = [];
    for (let n = 0; n < 9; n += 1) added.push(((await addWork(link(n))).data as { id: string }).id);
    expect((await addWork(`${link(0)}?x=1`)).code).toBe(1025007);
    expect((await addWork(link(9))).code).toBe(1033005);
    const rows = ((await bd.get('/main/up/works', { upId, pageSize: 100 })).body.data as { rows: { id: string; addedByLink: boolean }[] })
      .rows;
    expect(rows.filter(({ addedByLink }) => addedByLink)).toHaveLength(10);
    expect((await bd.post('/main/up/removeWork', { id: added[0] })).body.success).toBe(true);
    expect((await bd.post('/main/up/removeWork', { id: known?.id })).body.success).toBe(true);
    expect(
      await db()
        .select({ id: works.id })
        .from(works)
        .where(eq(works.id, known?.id ?? '')),
    ).toHaveLength(1);
    expect((await (await server.as('bd.ph.2')).post('/main/up/removeWork', { id: added[1] })).body.code).toBe(1020002);
    expect((await addWork(link(9))).success).toBe(true);
  });
});

describe('where a channel has no connector', () => {
  const link = 'https://www.taptap.io/user/nobody.knows';
  const asked = async (client: TestClient) =>
    (await client.post('/main/up/testExtract', { webId: 1, homePageLink: link })).body.data as Test & {
      hasConnector: boolean;
      mayVouch: boolean;
    };
  const wish = (tested: Test, more: Record<string, unknown> = {}) => ({
    ...draftOf(tested, link, {
      webId: 1,
      platformId: 'tap-1',
      upNumber: 'nobody.knows',
      nickname: 'Nobody',
      platformType: [1, 4],
      ...more,
    }),
  });

  it('the test says so; an administrator vouches for the figures, which is recorded, and nobody else does', async () => {
    expect(await asked(bd)).toMatchObject({ found: null, hasConnector: false, mayVouch: false });
    const tested = await asked(admin);
    expect(tested).toMatchObject({ found: null, hasConnector: false, mayVouch: true });
    const vouched = { fansNum: 1200 };
    expect((await bd.post('/main/up/add', wish(await asked(bd), { vouched }))).body.code).toBe(1033002);
    expect((await admin.post('/main/up/add', wish(tested))).body.code).toBe(1033002);
    const added = (await admin.post('/main/up/add', wish(tested, { vouched }))).body;
    expect(added.code).toBe(200);
    const { id } = added.data as { id: string };
    expect((await admin.get('/main/up/detail', { id })).body.data).toMatchObject({
      fansNum: 1200,
      avgViews: null,
      extractTestStatus: 0,
      platformType: [1, 4],
      createUser: { id: await userIdOf(server, 'admin') },
    });
    const notes = await db()
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(and(eq(auditLogs.object, `up:${id}`), eq(auditLogs.action, 'up.vouch')));
    expect(notes).toHaveLength(1);
  });

  it('a creator that a file told of is not vouched for', async () => {
    const tested = await test(address(8), admin);
    expect((await admin.post('/main/up/add', draftOf(tested, address(8), { vouched: { fansNum: 9 } }))).body.code).toBe(1033002);
  });
});

describe('works of a creator', () => {
  it('are found by text and hashtag, and ordered by any figure', async () => {
    const [work] = await db().select({ upId: works.upId }).from(works).limit(1);
    const upId = work?.upId ?? '';
    const page = async (query: Record<string, string | number>) =>
      (
        (await admin.get('/main/up/works', { upId, pageSize: 100, ...query })).body.data as {
          rows: { likes: number | null; hashtags: string[] }[];
        }
      ).rows;
    const likes = (await page({ sortField: 'likes', sortOrder: 'descend' })).map((row) => row.likes ?? -1);
    expect(likes).toEqual(likes.toSorted((a, b) => b - a));
    await db()
      .update(works)
      .set({ hashtags: ['#OnlyThisOne'], addedByLink: false })
      .where(eq(works.id, (await db().select({ id: works.id }).from(works).where(eq(works.upId, upId)).limit(1))[0]?.id ?? ''));
    expect(await page({ searchValue: '#onlythisone' })).toHaveLength(1);
    expect(await page({ addedByLink: 'true', searchValue: '#onlythisone' })).toEqual([]);
    expect((await admin.get('/main/up/works', { upId, sortField: 'link' })).body.code).toBe(1012001);
  });
});

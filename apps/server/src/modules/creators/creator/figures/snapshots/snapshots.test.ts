import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../../testing/trade';
import { upload } from '../../../../../testing/upload';
import { csvLines } from '../../../../base/download';
import { labelCategories, labels } from '../../../../../tables/creators/label';
import { checkLink } from '../../../../trade/link';
import { channelVideos, workOrderLinks } from '../../../../../tables/trade/link';
import { workOrderUps } from '../../../../../tables/trade/submission';
import { ups, works } from '../../../../../tables/creators/creator';
import { keepWorkFigures } from './keepWorkFigures';
import { followerProfileSnapshots, upMetricDaily, workMetricSnapshots } from './tables';

// On PGlite too: creators: figures by day come as dates and big integers.

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

/** Brings a file in and applies it. */
async function bring(area: 'up' | 'channelVideo', lines: string[][]) {
  const staff = await server.as('staff.1');
  const { id } = (await upload(staff, `/main/${area}/import`, { name: 'file.csv', bytes: Buffer.from(csvLines(lines)) }, { lang: 'en' }))
    .body.data as { id: string };
  return (await staff.post(`/main/${area}/applyImport`, { id })).body.data as { refused: number };
}

describe('a file of creators', () => {
  const head = ['Channel', 'Platform id', 'Handle', 'Nickname', 'Country', 'Contacts', 'Labels', 'Followers', 'Works'];
  const shares = ['Female followers', 'Followers aged 18-24', 'Followers aged 25-34'];
  let label = '';
  const line = (fans: string, ...more: string[]) => [
    '10',
    'told-1',
    'told.one',
    'Bea',
    'PH',
    'email: bea@mail.example',
    label,
    fans,
    '12',
    ...more,
  ];
  const told = async () => (await trade.db.select().from(ups).where(eq(ups.platformId, 'told-1')))[0]?.id ?? '';
  const profile = async () =>
    (
      await trade.db
        .select()
        .from(followerProfileSnapshots)
        .where(eq(followerProfileSnapshots.upId, await told()))
    )[0];
  const detail = async () => (await trade.get<Record<string, unknown>>('admin', '/main/up/detail', { id: await told() })).data;
  beforeAll(async () => {
    label =
      (
        await trade.db
          .select({ name: labels.labelName })
          .from(labels)
          .innerJoin(labelCategories, and(eq(labelCategories.id, labels.categoryId), eq(labelCategories.objectType, 1)))
          .orderBy(labels.id)
          .limit(1)
      )[0]?.name ?? '';
  });

  it('keeps the day of a new creator and of one that changed', async () => {
    const day = async () =>
      trade.db
        .select()
        .from(upMetricDaily)
        .where(eq(upMetricDaily.upId, await told()));
    await bring('up', [head, line('15000')]);
    expect(await day()).toEqual([expect.objectContaining({ statDate: trade.today, fans: 15_000, works: 12, fansInc: null })]);
    await bring('up', [head, line('15400')]);
    expect(await day()).toEqual([expect.objectContaining({ statDate: trade.today, fans: 15_400 })]);
    expect([await profile(), await detail()]).toEqual([undefined, expect.objectContaining({ audience: null, age: [] })]);
  });

  it('keeps who follows with source 3: 2 medium when sexes and ages are told, 3 low when one of them', async () => {
    await bring('up', [[...head, 'Female followers'], line('15400', '62%')]);
    expect(await profile()).toMatchObject({
      snapshotDate: trade.today,
      genderFemale: 0.62,
      genderMale: 0.38,
      age: [],
      source: 3,
      confidence: 3,
    });
    await bring('up', [[...head, ...shares], line('15400', '60%', '70%', '30%')]);
    expect(await profile()).toMatchObject({ snapshotDate: trade.today, genderFemale: 0.6, source: 3, confidence: 2 });
    expect(await detail()).toMatchObject({
      femaleRatio: 0.6,
      audience: { snapshotDate: trade.today, source: 3, confidence: 2, sampleSize: null },
    });
    expect(((await detail())['age'] as { ratio: number }[]).map(({ ratio }) => ratio)).toEqual([0, 0.7, 0.3, 0, 0, 0]);
  });

  it('keeps nothing of shares that do not make up the whole (1033011)', async () => {
    const before = await profile();
    expect((await bring('up', [[...head, ...shares], line('15400', '60%', '70%', '20%')])).refused).toBe(1);
    expect(await profile()).toEqual(before);
  });
});

describe('a creator added after an extraction test', () => {
  it('has a first day', async () => {
    const homePageLink = 'https://www.tiktok.com/@demo.ph.3';
    const { testId, found } = await trade.must<{
      testId: string;
      found: { platformId: string; upNumber: string; nickname: string; fansNum: number };
    }>('bd', '/main/up/testExtract', { webId: 10, homePageLink });
    const [label] = await trade.db
      .select({ id: labels.id })
      .from(labels)
      .innerJoin(labelCategories, and(eq(labelCategories.id, labels.categoryId), eq(labelCategories.objectType, 1)))
      .orderBy(labels.id)
      .limit(1);
    const { id } = await trade.must('bd', '/main/up/add', {
      webId: 10,
      platformId: found.platformId,
      upNumber: found.upNumber,
      nickname: found.nickname,
      upTypeId: 1,
      country: 'PH',
      productCategory: [],
      authorCategory: [],
      homePageLink,
      contacts: [{ contactType: 'email', contactValue: 'a@mail.example', isPrimary: true }],
      prices: [],
      labelIds: [label?.id],
      testId,
    });
    expect(await trade.db.select().from(upMetricDaily).where(eq(upMetricDaily.upId, id))).toEqual([
      expect.objectContaining({ statDate: trade.today, fans: found.fansNum }),
    ]);
  });
});

describe('an estimate from comments', () => {
  it('is shown with its origin, and creators are not found by it', async () => {
    const [estimated] = await trade.db
      .select()
      .from(followerProfileSnapshots)
      .where(and(eq(followerProfileSnapshots.source, 4), isNotNull(followerProfileSnapshots.genderFemale)))
      .orderBy(followerProfileSnapshots.upId)
      .limit(1);
    const id = estimated?.upId ?? '';
    expect((await trade.get('admin', '/main/up/detail', { id })).data).toMatchObject({
      femaleRatio: estimated?.genderFemale,
      age: estimated?.age,
      audience: { source: 4, confidence: 3, sampleSize: expect.any(Number) },
    });
    const found = async (more = {}) =>
      (await trade.get<{ rows: { id: string }[] }>('admin', '/main/up/page', { searchValue: `${id}\n1`, ...more })).data.rows.map(
        (row) => row.id,
      );
    expect([await found(), await found({ femaleMin: 0, femaleMax: 1 })]).toEqual([[id], []]);
  });
});

describe('the figures of a work', () => {
  const kept = (workId: string) =>
    trade.db.select().from(workMetricSnapshots).where(eq(workMetricSnapshots.workId, workId)).orderBy(workMetricSnapshots.statTime);
  const some = async () => (await trade.db.select().from(works).orderBy(works.id).limit(1))[0] ?? ({} as typeof works.$inferSelect);

  it('are kept by hour for 48 hours, by day to day 30, then by week; the last ones count', async () => {
    const { id } = await some();
    const posted = new Date('2031-03-03T00:10:00Z');
    await trade.db.delete(workMetricSnapshots).where(eq(workMetricSnapshots.workId, id));
    await trade.db.update(works).set({ postTime: posted, views: 10 }).where(eq(works.id, id));
    const times = [
      '2031-03-03T09:05:00Z',
      '2031-03-03T09:55:00Z',
      '2031-03-05T00:05:00Z',
      '2031-03-05T00:15:00Z',
      '2031-03-05T23:00:00Z',
      '2031-04-02T23:00:00Z',
      '2031-04-04T23:00:00Z',
    ];
    for (const [at, time] of times.entries()) {
      await trade.db
        .update(works)
        .set({ views: 10 + at })
        .where(eq(works.id, id));
      await keepWorkFigures(trade.db, [id], new Date(time));
    }
    expect((await kept(id)).map(({ statTime, views }) => [statTime.toISOString(), views])).toEqual([
      ['2031-03-03T09:00:00.000Z', 11],
      ['2031-03-05T00:00:00.000Z', 14],
      ['2031-03-31T00:00:00.000Z', 16],
    ]);
  });

  it('are kept by an import of videos, which brings the work up to date as far as it tells', async () => {
    const { id, webId, platformWorkId, upId, likes } = await some();
    const [up] = await trade.db.select().from(ups).where(eq(ups.id, upId));
    const link = `https://www.tiktok.com/@${up?.upNumber}/video/${platformWorkId}`;
    await trade.db.delete(workMetricSnapshots).where(eq(workMetricSnapshots.workId, id));
    await bring('channelVideo', [
      ['Channel', 'Link', 'Author platform id', 'Posted (UTC)', 'Views', 'Comments'],
      [String(webId), link, up?.platformId ?? '', '2026-11-20 12:30:00', '7777', '3'],
    ]);
    expect(await kept(id)).toEqual([expect.objectContaining({ views: 7777, likes, comments: 3 })]);
    expect((await trade.db.select().from(works).where(eq(works.id, id)))[0]).toMatchObject({ views: 7777, likes, comments: 3 });
  });

  it('are kept by a link check', async () => {
    const submission = await trade.agreed(await trade.claimed({ previewRequired: false }));
    const [up] = await trade.db
      .select({ upNumber: ups.upNumber, platformId: ups.platformId })
      .from(ups)
      .innerJoin(workOrderUps, eq(workOrderUps.upId, ups.id))
      .where(eq(workOrderUps.id, submission));
    const platformWorkId = String(BigInt(Math.floor(Date.now() / 1000)) << 32n);
    const link = `https://www.tiktok.com/@${up?.upNumber}/video/${platformWorkId}`;
    await trade.db
      .insert(channelVideos)
      .values({ webId: 10, platformWorkId, link, authorPlatformId: up?.platformId ?? '', postTime: new Date(), views: 432, likes: 21 });
    const { id } = await trade.must('bd', '/main/workOrderLink/submitLink', { workOrderUpId: submission, linkType: 2, link });
    await checkLink(server.services, id);
    const [row] = await trade.db.select().from(workOrderLinks).where(eq(workOrderLinks.id, id));
    expect(await kept(row?.workId ?? '')).toEqual([expect.objectContaining({ views: 432, likes: 21 })]);
  });

  it('are kept when a work is added by its link', async () => {
    const [up] = await trade.db
      .select()
      .from(ups)
      .where(eq(ups.id, await trade.freeUp()));
    const link = `https://www.tiktok.com/@${up?.upNumber}/video/7300000000000000555`;
    await trade.db.insert(channelVideos).values({
      webId: 10,
      platformWorkId: '7300000000000000555',
      link,
      authorPlatformId: up?.platformId ?? '',
      postTime: new Date(),
      views: 55,
    });
    const { id } = await trade.must('admin', '/main/up/addWork', { upId: up?.id, link });
    expect(await kept(id)).toEqual([expect.objectContaining({ views: 55 })]);
  });
});

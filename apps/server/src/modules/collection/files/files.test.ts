import type { ReceivedFile } from '@backlot/contract';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comments } from '../../../tables/collection/comment';
import { ups, works } from '../../../tables/creators/creator';
import { counts, type Task } from '../../../testing/importing';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { upload } from '../../../testing/upload';
import { workbook } from '../../../testing/workbook';
import { csvLines } from '../../base/download';
import { followerProfileSnapshots, workMetricSnapshots } from '../../creators/creator';

let server: TestServer;
let staff: TestClient;
let up: typeof ups.$inferSelect;
beforeAll(async () => {
  server = await startServer();
  staff = await server.as('staff.1');
  const [found] = await db()
    .select()
    .from(ups)
    .where(and(eq(ups.webId, 10), eq(ups.status, 0)))
    .orderBy(asc(ups.id))
    .limit(1);
  if (!found) throw new Error('no creator');
  up = found;
});
afterAll(() => server.close());

const db = () => server.services.database.db;
type Rows = Record<string, string>[];
const csv = (rows: Rows) => Buffer.from(csvLines([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]));
const jsonLines = (rows: Rows) => Buffer.from(rows.map((row) => JSON.stringify(row)).join('\n'));
const xlsx = (rows: Rows) => workbook([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]);

const receive = async (object: string, bytes: Uint8Array, { name = 'file.csv', client = staff } = {}) =>
  (await upload(client, `/main/fileImport/receive?object=${object}`, { name, bytes }, { lang: 'en' })).body as {
    code: number;
    data: ReceivedFile;
  };
const post = async (path: string, body: unknown, client = staff) =>
  (await client.post(`/main/fileImport/${path}`, body, { lang: 'en' })).body as { code: number; data: Task };
const check = (file: ReceivedFile, mapping = file.mapping) => post('check', { id: file.id, mapping });

/** Takes a file in with the columns that are found, and carries it out; what was checked is what happens. */
async function bring(object: string, bytes: Uint8Array, name?: string): Promise<Task> {
  const { data: file } = await receive(object, bytes, name === undefined ? {} : { name });
  const { data: checked } = await check(file);
  const { data: applied } = await post('applyImport', { id: file.id });
  expect(counts(applied)).toEqual(counts(checked));
  return applied;
}

const work = (n: number, more: Record<string, string> = {}) => ({
  webId: '10',
  up: `@${up.upNumber}`,
  platformWorkId: `filed-${n}`,
  link: `https://www.tiktok.com/@${up.upNumber}/video/${n}`,
  title: 'Honest words #filed',
  postTime: '2026-03-02 08:00:00',
  views: String(1000 + n),
  ...more,
});
const rowsOf: Record<string, () => Rows> = {
  creators: () => [
    {
      webId: '10',
      platformId: 'filed-up',
      upNumber: 'filed.up',
      nickname: 'Filed',
      country: 'PH',
      contacts: 'email: f@mail.example',
      labelIds: label,
    },
  ],
  works: () => [work(1, { postLocation: 'Makati' }), work(2, { postLocation: '' })],
  snapshots: () => [{ webId: '10', platformWorkId: 'filed-1', statTime: '2026-03-02 10:20:00', views: '400', likes: '30' }],
  comments: () => [
    {
      webId: '10',
      platformWorkId: 'filed-1',
      platformCommentId: 'filed-c1',
      authorName: 'viewer1',
      content: 'Where can I buy this?',
      commentTime: '2026-03-02 11:00:00',
    },
  ],
  profiles: () => [
    {
      webId: '10',
      up: up.platformId,
      snapshotDate: '2026-04-01',
      femaleRatio: '61%',
      country: 'PH 70%; MY 12%',
      device: 'Android 64%; iOS 36%',
      activeHours: `${'4% '.repeat(23)}8%`,
    },
  ],
};
let label = '';
beforeAll(async () => {
  const { data } = (await staff.get('/main/label/page', { pageNo: 1, pageSize: 20 })).body as {
    data: { rows: { labelName: string; objectType: number }[] };
  };
  label = data.rows.find(({ objectType }) => objectType === 1)?.labelName ?? '';
});

describe.each(Object.keys(rowsOf))('a file of %s', (object) => {
  const rows = () => rowsOf[object]?.() ?? [];

  it('is checked before anything is written, goes in once, and nothing doubles in any form', async () => {
    const first = await bring(object, csv(rows()));
    expect([first.importStatus, first.willAdd + first.willChange, first.refused, first.problems]).toEqual([3, rows().length, 0, []]);
    for (const [name, bytes] of [
      ['again.xlsx', xlsx(rows())],
      ['again.jsonl', jsonLines(rows())],
    ] as const)
      expect([name, ...counts(await bring(object, bytes, name))]).toEqual([name, 0, 0, rows().length, 0]);
  });

  it('names the row and the column that do not fit, and takes the others', async () => {
    const [row] = rows();
    const broken = { ...row, webId: 'nowhere' };
    const { data: file } = await receive(object, csv([{ ...row, ...broken }, row ?? {}]));
    const { data } = await check(file);
    expect([data.refused, data.problems[0]?.line, data.problems[0]?.column]).toEqual([1, 2, 'webId']);
  });

  it('has a template that fits, and is closed to those who may not', async () => {
    const template = (await staff.get('/main/fileImport/template', { object })) as { status: number };
    expect(template.status).toBe(200);
    const bd = await server.as('bd.ph.1');
    expect((await receive(object, csv(rows()), { client: bd })).code).toBe(1013002);
  });
});

it('keeps what the rows told', async () => {
  const [kept] = await db().select().from(works).where(eq(works.platformWorkId, 'filed-1'));
  expect(kept).toMatchObject({ upId: up.id, views: 1001, hashtags: ['filed'], workStatus: 1, postLocation: 'Makati' });
  expect((await staff.get('/main/up/works', { upId: up.id, searchValue: '#filed', pageSize: 100 })).body.data).toMatchObject({
    rows: expect.arrayContaining([expect.objectContaining({ id: kept?.id, postLocation: 'Makati' })]),
  });
  const shots = await db()
    .select()
    .from(workMetricSnapshots)
    .where(and(eq(workMetricSnapshots.workId, kept?.id ?? ''), eq(workMetricSnapshots.statTime, new Date('2026-03-02T10:00:00Z'))));
  expect(shots).toMatchObject([{ views: 400, likes: 30, comments: null }]);
  expect(await db().select().from(comments).where(eq(comments.platformCommentId, 'filed-c1'))).toMatchObject([
    { workId: kept?.id, upId: up.id },
  ]);
  const [profile] = await db()
    .select()
    .from(followerProfileSnapshots)
    .where(and(eq(followerProfileSnapshots.upId, up.id), eq(followerProfileSnapshots.snapshotDate, '2026-04-01')));
  expect(profile).toMatchObject({
    genderFemale: 0.61,
    genderMale: 0.39,
    country: [
      { country: 'PH', ratio: 0.7 },
      { country: 'MY', ratio: 0.12 },
    ],
    source: 3,
    confidence: 3,
  });
  const { data } = (await staff.get('/main/upAnalysis/profile', { upId: up.id })).body as {
    data: { parts: { kind: string; source: number; snapshotDate: string }[] };
  };
  expect(data.parts.filter(({ kind }) => kind === 'activeHours')).toMatchObject([{ source: 3, snapshotDate: '2026-04-01' }]);
});

describe('columns that are called otherwise', () => {
  const odd = () => [
    {
      Kanal: '10',
      Who: `@${up.upNumber}`,
      ID: 'filed-9',
      URL: `https://www.tiktok.com/@${up.upNumber}/video/9`,
      When: '2026-03-05',
      Noise: 'x',
    },
  ];
  const chosen = [
    { field: 'webId', column: 'Kanal' },
    { field: 'up', column: 'Who' },
    { field: 'platformWorkId', column: 'ID' },
    { field: 'link', column: 'URL' },
    { field: 'postTime', column: 'When' },
  ];

  it('are named by the person once, and known the next time', async () => {
    const { data: file } = await receive('works', csv(odd()));
    expect([file.headers, file.rows[0]?.[2], file.mapping]).toEqual([['Kanal', 'Who', 'ID', 'URL', 'When', 'Noise'], 'filed-9', []]);
    expect((await check(file)).code).toBe(1030012);
    expect((await check(file, [...chosen, { field: 'views', column: 'Gone' }])).code).toBe(1030012);
    expect(counts((await check(file, chosen)).data)).toEqual([1, 0, 0, 0]);
    expect((await receive('works', csv(odd()))).data.mapping).toEqual(expect.arrayContaining(chosen));
    const admin = await server.as('admin');
    expect((await receive('works', csv(odd()), { client: admin })).data.mapping).toEqual([]);
  });

  it('gives back the rows that stayed out, each with why', async () => {
    const rows = [...odd(), { ...odd()[0], Who: '@nobody.at.all', ID: 'filed-10' }] as Rows;
    const { data: file } = await receive('works', csv(rows));
    await check(file, chosen);
    await post('applyImport', { id: file.id });
    const { body } = await staff.get('/main/fileImport/refused', { id: file.id }, { lang: 'en' });
    expect(String(body)).toContain('Kanal,Who,ID,URL,When,Noise,Reason');
    expect(String(body)).toContain('There is no such creator on this channel.');
    expect(String(body)).not.toContain('filed-9');
  });

  it('are nobody else’s, and applied once', async () => {
    const { data: file } = await receive('works', csv(odd()));
    const admin = await server.as('admin');
    expect((await post('check', { id: file.id, mapping: chosen }, admin)).code).toBe(1020002);
    expect((await post('applyImport', { id: file.id })).code).not.toBe(200);
    await check(file, chosen);
    expect([(await post('applyImport', { id: file.id })).code, (await post('applyImport', { id: file.id })).code === 200]).toEqual([
      200,
      false,
    ]);
  });
});

it('refuses files that are none: a line that is no object, another type', async () => {
  expect((await receive('works', Buffer.from('[1,2]\n'), { name: 'a.jsonl' })).code).toBe(1030010);
  expect((await receive('works', Buffer.from('a'), { name: 'a.txt' })).code).toBe(1030009);
});

it('keeps long numbers of JSON lines whole', async () => {
  const { data } = await receive('works', Buffer.from('{"platformWorkId":7300000000000000123,"tags":["a","b"]}\n'), { name: 'a.jsonl' });
  expect(data.rows).toEqual([['7300000000000000123', 'a, b']]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bring, check, counts } from '../../../testing/importing';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

let server: TestServer;
let staff: TestClient;
let bd: TestClient;
beforeAll(async () => {
  server = await startServer();
  staff = await server.as('staff.1');
  bd = await server.as('bd.ph.1');
});
afterAll(() => server.close());

const addLibrary = async (libraryName: string, purpose = 1) =>
  ((await staff.post('/main/keywordLibrary/add', { libraryName, purpose, scope: [10] })).body.data as { id: string }).id;
const addWord = (libraryId: string, word: string, more: Record<string, unknown> = {}) =>
  staff.post('/main/keyword/add', { libraryId, word, ...more });
const words = async (query: Record<string, string>) =>
  (await staff.get('/main/keyword/page', query)).body.data as {
    rows: { id: string; word: string; version: number; can: string[]; weight: number | null }[];
  };

describe('a library', () => {
  it('has one name, is read by leaders and BDs, and changed by staff alone', async () => {
    const id = await addLibrary('Brands');
    const again = (await staff.post('/main/keywordLibrary/add', { libraryName: 'BRANDS', purpose: 1, scope: [] })).body;
    expect([again.code, Object.keys(again.fields ?? {})]).toEqual([1012001, ['libraryName']]);
    const { rows } = (await bd.get('/main/keywordLibrary/page', { searchValue: 'Brands' })).body.data as { rows: { can: string[] }[] };
    expect(rows[0]?.can).toEqual(['query', 'get']);
    expect((await bd.post('/main/keywordLibrary/disable', { id })).body.code).toBe(1013002);
  });

  it('is disabled and enabled, each from the other state alone', async () => {
    const id = await addLibrary('Switched');
    expect((await staff.post('/main/keywordLibrary/enable', { id })).body.code).toBe(1020001);
    expect((await staff.post('/main/keywordLibrary/disable', { id })).body.code).toBe(200);
    expect((await staff.get('/main/keywordLibrary/detail', { id })).body.data).toMatchObject({ libraryStatus: 0 });
    expect((await staff.post('/main/keywordLibrary/disable', { id })).body.code).toBe(1020001);
    expect((await staff.post('/main/keywordLibrary/enable', { id })).body.code).toBe(200);
    expect((await staff.post('/main/keywordLibrary/enable', { id: '999' })).body.code).toBe(1020002);
  });

  it('takes its words along when it is deleted', async () => {
    const id = await addLibrary('Gone');
    await addWord(id, 'lost');
    await staff.post('/main/keywordLibrary/delete', { ids: [id] });
    expect((await words({ libraryId: id })).rows).toEqual([]);
    expect((await addWord(id, 'more')).body.code).toBe(1020002);
  });
});

describe('a word', () => {
  it('stands once in a library however it is spelled (1031002), and may stand in another one', async () => {
    const [one, two] = [await addLibrary('One'), await addLibrary('Two')];
    await addWord(one, 'Fake');
    for (const spelled of ['fake', ' FAKE ', 'ｆａｋｅ']) {
      const { body } = await addWord(one, spelled);
      expect([spelled, body.code, Object.keys(body.fields ?? {})]).toEqual([spelled, 1031002, ['word']]);
    }
    expect((await addWord(two, 'fake')).body.code).toBe(200);
    const [row] = (await words({ libraryId: one })).rows;
    const other = ((await addWord(one, 'scam')).body.data as { id: string }).id;
    expect((await staff.post('/main/keyword/edit', { id: other, version: 0, libraryId: one, word: 'FAKE' })).body.code).toBe(1031002);
    await staff.post('/main/keyword/delete', { ids: [row?.id] });
    expect((await addWord(one, 'fake')).body.code).toBe(200);
  });

  it('of a sentiment override has a weight from -1 to 1', async () => {
    const id = await addLibrary('Feelings', 5);
    expect(Object.keys((await addWord(id, 'slay')).body.fields ?? {})).toEqual(['weight']);
    expect((await addWord(id, 'slay', { weight: 101 })).body.code).toBe(1012001);
    await addWord(id, 'slay', { weight: 85 });
    expect((await words({ libraryId: id })).rows[0]?.weight).toBe(0.85);
  });
});

describe('an import', () => {
  const head = ['Keyword', 'Library', 'Language', 'Weight'];

  it('adds and changes words, leaves known ones alone and tells of each row that it refuses', async () => {
    const id = await addLibrary('Imported');
    const lines = [
      head,
      ['peke', 'Imported', 'fil', ''],
      ['PEKE ', 'Imported', '', ''],
      ['scam', 'Nowhere', '', ''],
      ['x', 'Imported', 'xx', ''],
    ];
    const { data } = await check(staff, 'keyword', lines);
    expect(counts(data)).toEqual([1, 0, 0, 3]);
    expect(data.problems.map(({ line, code }) => [line, code])).toEqual([
      [3, 1030014],
      [4, 1012001],
      [5, 1012001],
    ]);
    expect(counts(await bring(staff, 'keyword', [head, ['peke', 'Imported', 'fil', '']]))).toEqual([1, 0, 0, 0]);
    expect(counts(await bring(staff, 'keyword', [head, ['Peke', 'imported', 'fil', '']]))).toEqual([0, 0, 1, 0]);
    expect(counts(await bring(staff, 'keyword', [head, ['peke', 'Imported', 'en', '']]))).toEqual([0, 1, 0, 0]);
    expect((await words({ libraryId: id })).rows.map(({ word }) => word)).toEqual(['peke']);
  });
});

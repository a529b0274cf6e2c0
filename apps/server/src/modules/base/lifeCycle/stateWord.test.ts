import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { dictTypes, dictValues } from '../../../tables/base/dictionary';
import { stateWord, stateWords } from './stateWord';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('states in files are called as in the dictionaries', async () => {
  const rows = await server.services.database.db
    .select({
      dictionary: dictTypes.code,
      code: dictValues.code,
      name: dictValues.name,
      enName: dictValues.enName,
      vnName: dictValues.vnName,
    })
    .from(dictValues)
    .innerJoin(dictTypes, and(eq(dictTypes.id, dictValues.typeId), inArray(dictTypes.code, Object.keys(stateWords))));
  expect(rows.length).toBe(Object.values(stateWords).flatMap((words) => Object.keys(words)).length);
  for (const { dictionary, code, name, enName, vnName } of rows) {
    const told = (['zh-CN', 'en', 'vn'] as const).map((language) =>
      stateWord(dictionary as keyof typeof stateWords, Number(code), language),
    );
    expect([dictionary, code, ...told]).toEqual([dictionary, code, name, enName, vnName]);
  }
});

it.each([
  ['admin', '/main/workOrder/commercial', 'Issued'],
  ['admin', '/main/workOrderUp', 'Approved'],
  ['admin', '/main/workOrderLink', 'Valid'],
  ['admin', '/main/intent', 'Interested'],
  ['admin', '/main/demandForm', 'Submitted'],
  ['admin', '/main/shop', 'Certified'],
  ['admin', '/main/goods', 'On sale'],
  ['admin', '/main/goods', 'Philippines'],
  ['admin', '/main/goods', 'Sunscreen'],
  ['admin', '/main/up', 'International short video'],
  ['admin', '/main/up', 'Goods KOL'],
  ['admin', '/main/label', 'Creator'],
])('an export by %s of %s says %s in the language of its reader', async (account, path, word) => {
  const client = await server.as(account);
  const { body } = await client.post(`${path}/export`, { format: 'csv' }, { lang: 'en' });
  const { id } = body.data as { id: string };
  await vi.waitFor(
    async () => {
      const { rows } = (await client.get('/main/download/page')).body.data as { rows: { id: string; taskStatus: number }[] };
      expect(rows.find((row) => row.id === id)?.taskStatus).toBe(2);
    },
    { timeout: 20_000, interval: 100 },
  );
  const { text } = await client.get('/main/download/file', { id });
  expect(text.split(/[\r\n,]+/)).toContain(word);
});

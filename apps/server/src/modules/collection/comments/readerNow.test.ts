import { codeOf, keywordLibraryLife } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../../db/database';
import { keywordLibraries, keywords, keywordState } from '../../../tables/analysis/keyword';
import { startServer, type TestServer } from '../../../testing/startServer';
import { readerNow } from './commentReader';
import { purposes } from './readLibraries';

let server: TestServer;
let db: Db;
let libraryId: string;
let wordId: string;
beforeAll(async () => {
  server = await startServer();
  ({ db } = server.services.database);
});
afterAll(() => server.close());
beforeEach(async () => {
  await db.execute(sql`truncate keywords, keyword_libraries`);
  const [library] = await db
    .insert(keywordLibraries)
    .values({ libraryName: 'Watched', purpose: purposes.monitor, libraryStatus: codeOf(keywordLibraryLife, 'enabled') })
    .returning({ id: keywordLibraries.id });
  libraryId = library?.id ?? '';
  const [word] = await db.insert(keywords).values({ libraryId, word: 'zinnia', wordKey: 'zinnia' }).returning({ id: keywords.id });
  wordId = word?.id ?? '';
});

const hits = async (content: string) => (await readerNow(db))({ content, webId: 10, hint: 'en' }).keywordHits;
const stateName = async () => (await db.select().from(keywordState))[0]?.name;

it('a word is looked for as it is written now, and no more once it is gone', async () => {
  expect(await hits('zinnia')).toEqual([wordId]);
  await db.update(keywords).set({ word: 'dahlia', wordKey: 'dahlia' }).where(eq(keywords.id, wordId));
  expect([await hits('zinnia'), await hits('dahlia')]).toEqual([[], [wordId]]);
  await db.delete(keywords);
  expect(await hits('dahlia')).toEqual([]);
});

it('the words of a library are looked for while it is enabled, on its channels', async () => {
  const change = (set: Partial<typeof keywordLibraries.$inferInsert>) =>
    db.update(keywordLibraries).set(set).where(eq(keywordLibraries.id, libraryId));
  expect(await hits('zinnia')).toEqual([wordId]);
  await change({ libraryStatus: codeOf(keywordLibraryLife, 'disabled') });
  expect(await hits('zinnia')).toEqual([]);
  await change({ libraryStatus: codeOf(keywordLibraryLife, 'enabled'), scope: [20] });
  expect(await hits('zinnia')).toEqual([]);
  await change({ scope: [10] });
  expect(await hits('zinnia')).toEqual([wordId]);
});

it('being met changes nothing of how comments are read', async () => {
  const name = await stateName();
  await db.update(keywords).set({ hitCount: 5, lastHitTime: new Date() });
  expect(await stateName()).toBe(name);
});

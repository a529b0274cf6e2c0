import { keywordWords } from '@backlot/contract/words/analysis/keyword';
import { inUtc } from '../../../http/parts/inUtc';
import { keywordApi } from '@backlot/contract';
import { and, eq, exists, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { contains } from '../../../db/list/contains';
import { presentTime } from '../../../db/presentTime';
import { actionsOf } from '../../../http/requests/actor';
import type { Services } from '../../../services';
import { keywordLibraries, keywords } from '../../../tables/analysis/keyword';
import { createCrud } from '../../base/crud';
import { wordKeyOf } from '../../collection/comments';
import { refuseWord } from './refuseWord';

const { word, hitCount, lastHitTime, createTime } = keywords;

/** Words of the libraries; comments that come from now on are read with them (domain/model 2.3.9). */
export const keywordCrud = (services: Services) =>
  createCrud(services, {
    api: keywordApi,
    area: 'keyword',
    table: keywords,
    notFound: 'notFound',
    sorts: { word, hitCount, lastHitTime, createTime },
    fallback: { by: hitCount, order: 'descend' },
    filter: async ({ searchValue, libraryId, purpose, libraryStatus, leastHits }, db) => {
      const ofLibrary = and(
        purpose?.length ? inArray(keywordLibraries.purpose, purpose) : undefined,
        libraryStatus?.length ? inArray(keywordLibraries.libraryStatus, libraryStatus) : undefined,
      );
      return and(
        searchValue ? contains(word, searchValue) : undefined,
        libraryId ? eq(keywords.libraryId, libraryId) : undefined,
        leastHits ? gte(hitCount, leastHits) : undefined,
        ofLibrary &&
          exists(
            db
              .select({ one: sql`1` })
              .from(keywordLibraries)
              .where(and(eq(keywordLibraries.id, keywords.libraryId), ofLibrary)),
          ),
      );
    },
    present: async (db, rows, { caller }) => {
      const can = actionsOf(caller, 'keyword').filter((action) => action !== 'enable' && action !== 'disable');
      const libraries = await librariesOf(
        db,
        rows.map(({ libraryId }) => libraryId),
      );
      return rows.map((row) => {
        const library = libraries.get(row.libraryId);
        return {
          ...row,
          can,
          library: { id: row.libraryId, name: library?.libraryName ?? '' },
          purpose: library?.purpose ?? 1,
          libraryStatus: library?.libraryStatus ?? 0,
          weight: row.weight === null ? null : row.weight / 100,
          lastHitTime: row.lastHitTime && presentTime(row.lastHitTime),
          createTime: presentTime(row.createTime),
        };
      });
    },
    values: ({ libraryId, word: text, lang, weight }) => ({
      libraryId,
      word: text,
      wordKey: wordKeyOf(text),
      lang: lang ?? null,
      weight: weight ?? null,
    }),
    isSerial: true,
    check: (tx, { draft, before }) => refuseWord(tx, draft, before?.id),
    columns: [
      { field: 'word', header: keywordWords.word, value: (row) => row.word },
      { field: 'library', header: keywordWords.library, value: (row) => row.library.name },
      {
        field: 'library',
        header: keywordWords.purpose,
        value: (row, _, wordOf) => wordOf('keywordPurpose', row.purpose),
      },
      { field: 'lang', header: keywordWords.lang, value: (row) => row.lang },
      { field: 'weight', header: keywordWords.sentimentWeight, value: (row) => row.weight },
      { field: 'hitCount', header: keywordWords.hitCount, value: (row) => row.hitCount },
      {
        field: 'lastHitTime',
        header: inUtc(keywordWords.lastHitTime),
        value: (row) => row.lastHitTime,
      },
    ],
  });

async function librariesOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, typeof keywordLibraries.$inferSelect>();
  const rows = await db.select().from(keywordLibraries).where(inIds(keywordLibraries.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

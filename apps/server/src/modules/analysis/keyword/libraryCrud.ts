import { keywordWords } from '@backlot/contract/words/analysis/keyword';
import { keywordLibraryApi } from '@backlot/contract';
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { presentTime } from '../../../db/presentTime';
import { refuseField } from '../../../http/answers/refuseField';
import type { Services } from '../../../services';
import { keywordLibraries, keywords } from '../../../tables/analysis/keyword';
import { createCrud } from '../../base/crud';
import { canOf } from './policy';

const { libraryName, createTime, purpose } = keywordLibraries;

/** Libraries of words that comments are read with (domain/model 2.3.9). */
export const libraryCrud = (services: Services) =>
  createCrud(services, {
    api: keywordLibraryApi,
    area: 'keywordLibrary',
    permission: 'keyword',
    table: keywordLibraries,
    notFound: 'notFound',
    sorts: { libraryName, createTime },
    fallback: { by: createTime, order: 'ascend' },
    filter: async (query) =>
      and(
        query.searchValue ? contains(libraryName, query.searchValue) : undefined,
        query.purpose?.length ? inArray(purpose, query.purpose) : undefined,
      ),
    present: async (db, rows, actor) => {
      const counts = await wordCounts(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({
        ...row,
        can: canOf(row, actor),
        wordCount: counts.get(row.id) ?? 0,
        createTime: presentTime(row.createTime),
      }));
    },
    isSerial: true,
    check: async (tx, { draft, before }) => {
      const [other] = await tx
        .select({ id: keywordLibraries.id })
        .from(keywordLibraries)
        .where(
          and(
            eq(sql`lower(${libraryName})`, draft.libraryName.toLowerCase()),
            ne(keywordLibraries.status, 2),
            before ? ne(keywordLibraries.id, before.id) : undefined,
          ),
        );
      if (other)
        throw refuseField('libraryName', {
          en: 'There is a library of this name already.',
          'zh-CN': '已有同名词库。',
          vn: 'Đã có bộ từ khóa cùng tên.',
        });
    },
    removing: async (tx, { id }) => {
      await tx.update(keywords).set({ status: 2 }).where(eq(keywords.libraryId, id));
    },
    columns: [
      { field: 'libraryName', header: keywordWords.libraryName, value: (row) => row.libraryName },
      {
        field: 'purpose',
        header: keywordWords.purpose,
        value: (row, _, wordOf) => wordOf('keywordPurpose', row.purpose),
      },
      {
        field: 'libraryStatus',
        header: keywordWords.libraryStatus,
        value: (row, _, wordOf) => wordOf('libraryStatus', row.libraryStatus),
      },
      { field: 'wordCount', header: keywordWords.wordCount, value: (row) => row.wordCount },
    ],
  });

async function wordCounts(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: keywords.libraryId, n: count() })
    .from(keywords)
    .where(and(inArray(keywords.libraryId, [...ids]), ne(keywords.status, 2)))
    .groupBy(keywords.libraryId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

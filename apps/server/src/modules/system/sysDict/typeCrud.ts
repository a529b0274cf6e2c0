import { sysDictWords } from '@backlot/contract/words/system/sysDict';
import { sysDictTypeApi } from '@backlot/contract';
import { and, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { containsName } from '../../../db/list/containsName';
import { actionsOf } from '../../../http/requests/actor';
import type { Services } from '../../../services';
import { createCrud } from '../../base/crud';
import { dictTypes, dictValues } from '../../../tables/base/dictionary';
import { announce } from './announce';
import { isUntranslated } from './isUntranslated';

const { code, name, sort } = dictTypes;

/** Dictionary types (system-pages 1.7.4). Deleting one deletes its values; every change reaches the open consoles. */
export const dictTypeCrud = (services: Services) =>
  createCrud(services, {
    api: sysDictTypeApi,
    area: 'sysDictType',
    table: dictTypes,
    notFound: 'dictTypeNotFound',
    sorts: { sort, name, code },
    fallback: { by: sort, order: 'ascend' },
    filter: async (query) =>
      and(
        query.name ? containsName(dictTypes, query.name) : undefined,
        query.code ? contains(code, query.code) : undefined,
        query.untranslated === undefined ? undefined : query.untranslated ? hasUntranslated : sql`not ${hasUntranslated}`,
      ),
    present: async (db, rows, { caller }) => {
      const can = actionsOf(caller, 'sysDictType');
      const counts = await countValues(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => {
        const { n = 0, untranslated = 0 } = counts.get(row.id) ?? {};
        return { ...row, can, valueCount: n, untranslated: untranslated + (row.enName && row.vnName ? 0 : 1) };
      });
    },
    isSerial: true,
    unique: [
      { field: 'name', reason: 'dictTypeNameRepeated' },
      { field: 'code', reason: 'dictTypeCodeRepeated' },
    ],
    saved: (tx) => announce(services, tx),
    removing: async (tx, { id }, { caller }) => {
      await tx
        .update(dictValues)
        .set({ status: 2, version: sql`${dictValues.version} + 1`, updateTime: sql`now()`, updateUser: caller.userId })
        .where(and(eq(dictValues.typeId, id), ne(dictValues.status, 2)));
      await announce(services, tx);
    },
    columns: [
      { field: 'code', header: sysDictWords.code, value: (row) => row.code },
      { field: ['name', 'names'], header: sysDictWords.name, value: (row) => row.name },
      { field: ['name', 'names'], header: sysDictWords.enName, value: (row) => row.enName },
      {
        field: ['name', 'names'],
        header: sysDictWords.vnName,
        value: (row) => row.vnName,
      },
      { field: 'valueCount', header: sysDictWords.valueCount, value: (row) => row.valueCount },
      { field: 'untranslated', header: sysDictWords.lacksTranslation, value: (row) => row.untranslated },
      { field: 'sort', header: sysDictWords.sort, value: (row) => row.sort },
      {
        field: 'status',
        header: sysDictWords.status,
        value: (row, _, wordOf) => wordOf('common_status', row.status),
      },
      { field: 'remark', header: sysDictWords.remark, value: (row) => row.remark },
    ],
  });

const hasUntranslated: SQL = sql`(${isUntranslated(dictTypes)} or exists (select 1 from ${dictValues} where ${dictValues.typeId} = ${dictTypes.id} and ${dictValues.status} <> 2 and ${isUntranslated(dictValues)}))`;

async function countValues(db: Db, typeIds: readonly string[]): Promise<Map<string, { n: number; untranslated: number }>> {
  if (typeIds.length === 0) return new Map();
  const untranslated = sql<number>`count(*) filter (where ${isUntranslated(dictValues)})`.mapWith(Number);
  const rows = await db
    .select({ typeId: dictValues.typeId, n: count(), untranslated })
    .from(dictValues)
    .where(and(inArray(dictValues.typeId, [...typeIds]), ne(dictValues.status, 2)))
    .groupBy(dictValues.typeId);
  return new Map(rows.map(({ typeId, ...counts }) => [typeId, counts]));
}

import { sysDictWords } from '@backlot/contract/words/system/sysDict';
import { type ParsedInputOf, sysDictDataApi } from '@backlot/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { containsName } from '../../../db/list/containsName';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { createCrud } from '../../base/crud';
import { dictTypes, dictValues } from '../../../tables/base/dictionary';
import { announce } from './announce';
import { isUntranslated } from './isUntranslated';

const { code, name, sort, typeId } = dictValues;
type Draft = ParsedInputOf<typeof sysDictDataApi.add>;

/** Values of a dictionary type (system-pages 1.7.4); those of a category tree name the one above them. */
export const dictValueCrud = (services: Services) =>
  createCrud(services, {
    api: sysDictDataApi,
    area: 'sysDictData',
    permission: 'sysDictType',
    table: dictValues,
    notFound: 'dictValueNotFound',
    sorts: { sort, name, code },
    fallback: { by: sort, order: 'ascend' },
    filter: async (query) =>
      and(
        eq(typeId, query.typeId),
        query.name ? containsName(dictValues, query.name) : undefined,
        query.code ? contains(code, query.code) : undefined,
        query.untranslated === undefined
          ? undefined
          : query.untranslated
            ? isUntranslated(dictValues)
            : sql`not ${isUntranslated(dictValues)}`,
      ),
    isSerial: true,
    unique: [{ field: 'code', reason: 'dictValueCodeRepeated', among: (draft) => eq(typeId, draft.typeId) }],
    check: async (tx, { draft, before }) => {
      await refuseType(tx, draft, before?.typeId);
      await refuseParent(tx, draft, before?.code);
    },
    saved: async (tx, { draft, before }) => {
      if (before && before.code !== draft.code)
        await tx
          .update(dictValues)
          .set({ parentCode: draft.code })
          .where(and(eq(typeId, draft.typeId), eq(dictValues.parentCode, before.code)));
      await announce(services, tx);
    },
    removing: async (tx, row, { caller }) => {
      const below = codesBelow(await valuesOf(tx, row.typeId), row.code);
      const gone = (await valuesOf(tx, row.typeId)).filter((value) => below.has(value.code)).map(({ id }) => id);
      for (const id of gone)
        await tx
          .update(dictValues)
          .set({ status: 2, version: sql`${dictValues.version} + 1`, updateTime: sql`now()`, updateUser: caller.userId })
          .where(eq(dictValues.id, id));
      await announce(services, tx);
      return gone;
    },
    columns: [
      { field: 'code', header: sysDictWords.code, value: (row) => row.code },
      { field: 'parentCode', header: sysDictWords.parentCode, value: (row) => row.parentCode },
      { field: ['name', 'names'], header: sysDictWords.name, value: (row) => row.name },
      {
        field: ['name', 'names', 'translation'],
        header: sysDictWords.enName,
        value: (row) => row.enName,
      },
      {
        field: ['name', 'names', 'translation'],
        header: sysDictWords.vnName,
        value: (row) => row.vnName,
      },
      { field: 'sort', header: sysDictWords.sort, value: (row) => row.sort },
      {
        field: 'status',
        header: sysDictWords.status,
        value: (row, _, wordOf) => wordOf('common_status', row.status),
      },
      { field: 'remark', header: sysDictWords.remark, value: (row) => row.remark },
    ],
  });

/** A value stays in its type, and the type exists. */
async function refuseType(db: Db, draft: Draft, before: string | undefined): Promise<void> {
  if (before !== undefined && before !== draft.typeId) throw new Refusal('dictValueNotFound');
  const [type] = await db
    .select({ id: dictTypes.id })
    .from(dictTypes)
    .where(and(eq(dictTypes.id, draft.typeId), ne(dictTypes.status, 2)));
  if (!type) throw new Refusal('dictTypeNotFound');
}

async function refuseParent(db: Db, draft: Draft, ownCode: string | undefined): Promise<void> {
  if (!draft.parentCode) return;
  const values = await valuesOf(db, draft.typeId);
  const isKnown = values.some((value) => value.code === draft.parentCode);
  const isBelow = ownCode !== undefined && (draft.parentCode === ownCode || codesBelow(values, ownCode).has(draft.parentCode));
  if (!isKnown || isBelow) throw new Refusal('dictParentUnknown', {}, { field: 'parentCode' });
}

interface Value {
  id: string;
  code: string;
  parentCode: string | null;
}

const valuesOf = (db: Db, id: string): Promise<Value[]> =>
  db
    .select({ id: dictValues.id, code, parentCode: dictValues.parentCode })
    .from(dictValues)
    .where(and(eq(typeId, id), ne(dictValues.status, 2)));

function codesBelow(values: readonly Value[], top: string): Set<string> {
  const below = new Set<string>();
  const walk = (parent: string): void => {
    for (const value of values) {
      if (value.parentCode !== parent || below.has(value.code)) continue;
      below.add(value.code);
      walk(value.code);
    }
  };
  walk(top);
  below.delete(top);
  return below;
}

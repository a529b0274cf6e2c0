import { namesOf } from '../../db/namesOf';
import type { Db } from '../../db/database';
import { dictTypes, dictValues } from '../../tables/base/dictionary';
import { categoryDictionaries } from './categories';
import { commentDictionaries } from './comments';
import { creatorDictionaries } from './creators';
import type { ValueSeed } from './dictionarySeed';
import { generalDictionaries } from './general';
import { moneyDictionaries } from './money';
import { orderDictionaries } from './orders';

const all = [
  ...generalDictionaries,
  ...creatorDictionaries,
  ...orderDictionaries,
  ...moneyDictionaries,
  ...commentDictionaries,
  ...categoryDictionaries,
];

/** Adds dictionaries and values that are not there yet; names changed by an administrator stay. */
export async function seedDictionaries(db: Db): Promise<void> {
  const known = await idsByCode(db);
  const freshTypes = all.flatMap(({ code, names }, index) =>
    known.has(code) ? [] : [{ code, ...namesOf(names), sort: (index + 1) * 10 }],
  );
  if (freshTypes.length > 0) await db.insert(dictTypes).values(freshTypes).onConflictDoNothing({ target: dictTypes.code });
  const ids = freshTypes.length > 0 ? await idsByCode(db) : known;
  const rows = await db.select({ typeId: dictValues.typeId, code: dictValues.code }).from(dictValues);
  const knownValues = new Set(rows.map(({ typeId, code }) => `${typeId} ${code}`));
  const fresh = all
    .flatMap(({ code, values }) => flatten(ids.get(code) ?? '', values, null))
    .filter(({ typeId, code }) => !knownValues.has(`${typeId} ${code}`));
  if (fresh.length > 0)
    await db
      .insert(dictValues)
      .values(fresh)
      .onConflictDoNothing({ target: [dictValues.typeId, dictValues.code] });
}

async function idsByCode(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: dictTypes.id, code: dictTypes.code }).from(dictTypes);
  return new Map(rows.map(({ id, code }) => [code, id]));
}

const flatten = (typeId: string, values: readonly ValueSeed[], parentCode: string | null): (typeof dictValues.$inferInsert)[] =>
  values.flatMap(([code, name, enName, vnName, below = []], index) => [
    { typeId, code, parentCode, name, enName, vnName, sort: (index + 1) * 10 },
    ...flatten(typeId, below, code),
  ]);

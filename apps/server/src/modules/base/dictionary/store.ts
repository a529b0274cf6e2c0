import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { dictTypes, dictValues } from '../../../tables/base/dictionary';

export const enabledTypes = (db: Db) =>
  db.select().from(dictTypes).where(eq(dictTypes.status, 0)).orderBy(asc(dictTypes.sort), asc(dictTypes.id));

/** Values of every type, disabled ones too: old rows still name them. */
export const keptValues = (db: Db) =>
  db.select().from(dictValues).where(ne(dictValues.status, 2)).orderBy(asc(dictValues.sort), asc(dictValues.id));

/** The enabled values of an enabled type, or undefined when there is no such type. */
export async function enabledValuesOf(db: Db, code: string) {
  const [type] = await db
    .select()
    .from(dictTypes)
    .where(and(eq(dictTypes.code, code), eq(dictTypes.status, 0)));
  if (!type) return undefined;
  return db
    .select()
    .from(dictValues)
    .where(and(eq(dictValues.typeId, type.id), eq(dictValues.status, 0)))
    .orderBy(asc(dictValues.sort), asc(dictValues.id));
}

import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Language } from '../../../db/Language';
import type { WordOf } from '../../../http/parts/WordOf';
import { nameIn } from '../../../http/requests/nameIn';
import { dictTypes, dictValues } from '../../../tables/base/dictionary';

/** Names of all codes in a language, of disabled ones too: old rows still carry them. */
export async function wordsOf(db: Db, language: Language): Promise<WordOf> {
  const rows = await db
    .select({
      dictionary: dictTypes.code,
      code: dictValues.code,
      name: dictValues.name,
      enName: dictValues.enName,
      vnName: dictValues.vnName,
    })
    .from(dictValues)
    .innerJoin(dictTypes, and(eq(dictTypes.id, dictValues.typeId), eq(dictTypes.status, 0)))
    .where(ne(dictValues.status, 2));
  const words = new Map(rows.map((row) => [`${row.dictionary}:${row.code}`, nameIn(language, row)]));
  return (dictionary, code) => words.get(`${dictionary}:${code}`) ?? String(code);
}

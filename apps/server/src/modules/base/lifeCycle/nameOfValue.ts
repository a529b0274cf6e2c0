import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Language } from '../../../db/Language';
import { nameIn } from '../../../http/requests/nameIn';
import { dictTypes, dictValues } from '../../../tables/base/dictionary';

interface Wanted {
  dictionary: string;
  code: number | string;
  language: Language;
}

/** The name of a dictionary value in a language; its code when there is none. */
export async function nameOfValue(db: Db, { dictionary, code, language }: Wanted): Promise<string> {
  const [value] = await db
    .select({ name: dictValues.name, enName: dictValues.enName, vnName: dictValues.vnName })
    .from(dictValues)
    .innerJoin(dictTypes, eq(dictTypes.id, dictValues.typeId))
    .where(and(eq(dictTypes.code, dictionary), eq(dictValues.code, String(code))));
  return value ? nameIn(language, value) : String(code);
}

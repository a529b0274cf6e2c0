import { type SQL, sql } from 'drizzle-orm';
import type { dictTypes, dictValues } from '../../../tables/base/dictionary';

/** SQL: whether the English or the Vietnamese name is missing. */
export const isUntranslated = ({ enName, vnName }: typeof dictTypes | typeof dictValues): SQL =>
  sql`(coalesce(${enName}, '') = '' or coalesce(${vnName}, '') = '')`;

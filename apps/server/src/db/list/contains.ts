import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** SQL: whether a text holds a term as typed, whatever the case and the marks; `%`, `_` and `\` are letters like others. */
export const contains = (column: SQLWrapper, term: string): SQL =>
  sql`folded(${column}) like '%' || folded(${term.replaceAll(/[%_\\]/g, String.raw`\$&`)}::text) || '%'`;

/** The same question to a column that is kept folded, so that an index of letter triples answers it. */
export const containsFolded = (column: SQLWrapper, term: string): SQL =>
  sql`${column} like '%' || folded(${term.replaceAll(/[%_\\]/g, String.raw`\$&`)}::text) || '%'`;

/** The same question about texts that are already here. */
export const folds = (texts: readonly (string | null)[], term: string): boolean =>
  texts.some((text) => text !== null && fold(text).includes(fold(term)));

/** A text as the database folds it, for the letters of our languages. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');

import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { containsFolded } from '../../db/list/contains';
import { Refusal } from '../../http/refusal';
import { anyProfileAt } from '../channel';
import { ups } from './tables';

const mostPasted = 500;

/** Through the index of letter groups, or row by row. */
export type KeywordWay = 'index' | 'scan';

/**
 * SQL: creators that a search text finds. Several lines, or an address, are ids, handles or addresses to be found exactly,
 * up to 500 of them; anything else is a keyword of name or handle. Few rows are found by the index, a page of many while
 * walking down the list.
 */
export function keywordOf(searchValue: string | undefined, way: KeywordWay = 'index'): SQL | undefined {
  const terms = [...new Set((searchValue ?? '').split(/[\n\r\t,;，；]+/).map((term) => term.trim()).filter(Boolean))];
  const [first] = terms;
  if (first === undefined) return undefined;
  if (terms.length > mostPasted) throw new Refusal('invalidInput', { fields: `searchValue: ≤ ${mostPasted}` }, { fields: { searchValue: `≤ ${mostPasted}` } });
  if (terms.length > 1 || /^https?:\/\//i.test(first)) return among(terms);
  if (first.length > 100) throw new Refusal('invalidInput', { fields: 'searchValue: ≤ 100' }, { fields: { searchValue: '≤ 100' } });
  return /^\d{6,}$/.test(first) ? or(among([first]), keyword(first, way)) : keyword(first.replace(/^@/, ''), way);
}

/** Pairs with a letter that is not ASCII and triples of any are in the index; what is shorter is looked for row by row. */
function keyword(term: string, way: KeywordWay): SQL | undefined {
  const letters = term.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
  const isIndexed = letters.length > 2 || (letters.length === 2 && /[^\0-\x7F]/.test(letters));
  const found = containsFolded(ups.searchText, term);
  return isIndexed && way === 'index' ? sql`(grams(${ups.searchText}) @> grams(folded(${term}::text)) and ${found})` : found;
}

function among(terms: readonly string[]): SQL | undefined {
  const pages = terms.flatMap((term) => (term.includes('/') ? (anyProfileAt(term) ?? []) : []));
  const handles = [...terms.map((term) => term.replace(/^@/, '')), ...pages.map(({ key }) => key)].map((handle) => handle.toLowerCase());
  const ids = terms.filter((term) => /^[1-9]\d{0,17}$/.test(term));
  return or(
    ids.length > 0 ? inArray(ups.id, ids) : undefined,
    inArray(ups.platformId, [...terms, ...pages.map(({ key }) => key)]),
    inArray(sql`lower(${ups.upNumber})`, handles),
    // Other addresses one by one: their index takes no lists.
    ...terms.filter((term) => /^https?:/i.test(term) && !anyProfileAt(term)).map((link) => eq(ups.homePageLink, link)),
  );
}

import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { containsFolded } from '../../../../db/list/contains';
import { containsIndexed } from '../../../../db/list/containsIndexed';
import { refuseField } from '../../../../http/answers/refuseField';
import { anyProfileAt } from '../../channel';
import { ups } from '../../../../tables/creators/creator';

const mostPasted = 500;
const longest = 100;

/** Through the index of letter groups, or row by row. */
export type KeywordWay = 'index' | 'scan';

/** The ids, handles or addresses of a search text that has several, or an address; empty for a keyword. */
export function pastedTerms(searchValue: string | undefined): string[] {
  const terms = termsOf(searchValue);
  return terms.length > 1 || /^https?:\/\//i.test(terms[0] ?? '') ? terms : [];
}

const termsOf = (searchValue: string | undefined): string[] => [
  ...new Set(
    (searchValue ?? '')
      .split(/[\n\r\t,;，；]+/)
      .map((term) => term.trim())
      .filter(Boolean),
  ),
];

/**
 * SQL: creators that a search text finds. Several lines, or an address, are ids, handles or addresses to be found exactly,
 * up to 500 of them; anything else is a keyword of name or handle. Few rows are found by the index, a page of many while
 * walking down the list.
 */
export function keywordOf(searchValue: string | undefined, way: KeywordWay = 'index'): SQL | undefined {
  const terms = termsOf(searchValue);
  const [first] = terms;
  if (first === undefined) return undefined;
  if (terms.length > mostPasted)
    throw refuseField('searchValue', {
      en: `Look for at most ${mostPasted} ids, handles or links at once.`,
      'zh-CN': `一次最多查找 ${mostPasted} 个 ID、账号或链接。`,
      vn: `Tìm tối đa ${mostPasted} ID, tài khoản hoặc liên kết mỗi lần.`,
    });
  if (terms.length > 1 || /^https?:\/\//i.test(first)) return among(terms);
  if (first.length > longest)
    throw refuseField('searchValue', {
      en: `Search for at most ${longest} characters.`,
      'zh-CN': `搜索内容最多 ${longest} 个字符。`,
      vn: `Từ tìm kiếm tối đa ${longest} ký tự.`,
    });
  return /^\d{6,}$/.test(first) ? or(among([first]), keyword(first, way)) : keyword(first.replace(/^@/, ''), way);
}

const keyword = (term: string, way: KeywordWay): SQL | undefined =>
  (way === 'index' ? containsIndexed : containsFolded)(ups.searchText, term);

/** SQL: creators that some ids, handles or addresses name. */
export function among(terms: readonly string[]): SQL | undefined {
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

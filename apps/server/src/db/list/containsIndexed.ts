import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containsFolded, fold } from './contains';

/** A way to look for a keyword in a text that is kept folded: through its index, or row by row while walking down a list. */
export type Finds = (column: SQLWrapper, term: string) => SQL | undefined;

const oneGroup = /^(?:[\0-\x7F]{3}|\p{Script=Han}{2})$/u;

/** Whether a term has a letter group, so that an index may know it. */
export function isIndexed(term: string): boolean {
  const folded = fold(term);
  const { length } = [...folded];
  return length > 2 || (length === 2 && /[^\0-\x7F]/.test(folded));
}

/**
 * SQL: whether a text that is kept folded holds a term, by the index of its letter groups: pairs with a letter that is not
 * ASCII and triples of any are in it (migration 0009). What is shorter is looked for row by row.
 */
export function containsIndexed(column: SQLWrapper, term: string): SQL | undefined {
  if (!isIndexed(term)) return containsFolded(column, term);
  const inIndex = sql`grams(${column}) @> grams(folded(${term}::text))`;
  // A term that is one group is found by the index alone; of several the index does not know the order.
  return oneGroup.test(term) ? inIndex : and(inIndex, containsFolded(column, term));
}

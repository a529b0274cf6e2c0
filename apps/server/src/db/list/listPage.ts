import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database';
import { idsFromAnchor, type Walk } from './anchors';
import { beginCount, countRows, countTo, numberOfRows, type Question, recount, totalOf } from './countRows';
import type { ListTable } from './listTable';
import type { Totals } from './openTotals';
import { backwards, forwards, orderOf, type Sorting, type SortQuery } from './orderOf';
import { tableRows, tableRowsWith } from './tableRows';
import type { Total } from './Total';

/** How a list is cut: page, and sort by a name of the allow-list. */
export interface PageQuery extends SortQuery {
  pageNo: number;
  pageSize: number;
}

interface Listing extends Sorting, Pick<Question, 'exactUpTo' | 'numberOf'> {
  table: ListTable;
  where: SQL | undefined;
  /** Whether people narrowed nothing down: the plan of such a list is the same for everybody, and the database keeps it. */
  isPlain?: boolean;
  /** Where the list may be so long that its total is not counted while somebody waits. */
  totals?: Totals | undefined;
  /** The same question, asked in the way that suits a page out of many rows: the order of the list finds those soonest. */
  whereMany?: SQL | undefined;
}

type Row = Record<string, unknown>;

/** Matches from which on walking down a list of a million meets a page of them sooner than the index finds and sorts them all. */
export const many = 2000;

/** Rows from which on a page counts as far down: page 100 of the smallest pages. */
export const deepFrom = 1000;

/** A page of rows in a stable order, and the total: exact, unless the list has totals for when it is very long. */
export async function listPage(db: Db, listing: Listing, query: PageQuery): Promise<ListedPage> {
  const { totals } = listing;
  const page = await pageOf(db, listing, query);
  const promised = Math.min(query.pageSize, page.totalRows - offsetOf(query));
  if (!totals || !page.totalTime || page.rows.length >= promised) return page;
  // Rows that are not there show that others were counted.
  return { rows: page.rows, ...(await recount(db, questionOf(listing), totals)) };
}

/** Up to where other lists are counted while somebody waits, which a list of rows that lie apart is not; of whoever is further down than that, all. */
async function furtherTotal(
  db: Db,
  question: Question,
  { offset, totals }: { offset: number; totals: Totals | undefined },
): Promise<Total> {
  if (!totals || offset >= totals.exactUpTo) return { totalRows: await countRows(db, question) };
  const n = await countTo(db, question, totals.exactUpTo + 1);
  return n > totals.exactUpTo ? { totalRows: totals.exactUpTo, moreRows: true } : { totalRows: n };
}

interface ListedPage extends Total {
  rows: Row[];
}

const questionOf = ({ table, where, exactUpTo, numberOf }: Listing): Question => ({ table, where, exactUpTo, numberOf });

const offsetOf = ({ pageNo, pageSize }: PageQuery): number => (pageNo - 1) * pageSize;

async function pageOf(db: Db, listing: Listing, query: PageQuery): Promise<ListedPage> {
  const { table, where, whereMany, isPlain = false, totals, ...sorting } = listing;
  const question = questionOf(listing);
  const order = orderOf(table, sorting, query);
  const offset = offsetOf(query);
  const cut = { ...question, table, order, limit: query.pageSize, offset, isPlain };
  if (!whereMany && offset < deepFrom) return countedPage(db, cut, totals);
  const known = await totalOf(db, question, totals);
  // Further down than was counted, only more of the number tells whether there are rows, or looking for them.
  const isFurther = known.moreRows && offset >= known.totalRows;
  const total = isFurther && !whereMany ? await furtherTotal(db, question, { offset, totals }) : known;
  const { totalRows, moreRows } = total;
  if (offset >= totalRows && !moreRows) return { rows: [], ...total };
  const suited = { ...cut, where: whereMany && totalRows > many ? whereMany : where };
  const isSteady = !sorting.unsteady?.includes(order.by);
  const deep = { totalRows: moreRows ? Infinity : totalRows, isSteady };
  return { rows: offset < deepFrom ? await rowsAt(db, suited) : await deepRows(db, suited, deep), ...total };
}

/** A page and the total in one statement, which whoever asks next does without: a total that is known, or counted already for somebody else, is not counted again. */
async function countedPage(db: Db, cut: Cut, totals: Totals | undefined): Promise<ListedPage> {
  const { isKnown, total } = await beginCount(db, cut, totals);
  if (isKnown) {
    const [rows, known] = await Promise.all([rowsAt(db, cut), total((most) => countTo(db, cut, most))]);
    return { rows, ...known };
  }
  let found: Row[] | undefined;
  const counted = await total(async (most) => {
    const { rows, number } = await tableRowsWith(db, cut.table, { ...cutOf(cut), number: numberOfRows(cut, most) });
    found = rows;
    // Behind the last page no row brings the number along.
    return number ?? (cut.offset === 0 ? 0 : await countTo(db, cut, most));
  });
  return { rows: found ?? (await rowsAt(db, cut)), ...counted };
}

interface Cut extends Walk, Pick<Question, 'exactUpTo' | 'numberOf'> {
  table: ListTable;
  limit: number;
  offset: number;
  isPlain: boolean;
}

/** A kept plan is one for how many rows there are to find: they stand in its text. */
function cutOf({ where, order, limit, offset, isPlain }: Cut) {
  const keepsPlan = isPlain && offset < deepFrom;
  const number = (n: number) => (keepsPlan ? sql.raw(String(n)) : sql`${n}`);
  return {
    rest: sql`where ${where ?? sql`true`} order by ${sql.join(forwards(order), sql`, `)} limit ${number(limit)} offset ${number(offset)}`,
    keepsPlan,
  };
}

const rowsAt = (db: Db, cut: Cut): Promise<Row[]> => tableRows(db, cut.table, cutOf(cut));

/**
 * Rows far down a list (quality section 2, B24): near the end they are counted from there, elsewhere from an anchor. Their
 * ids are found first, which an index alone can answer.
 */
async function deepRows(db: Db, cut: Cut, { totalRows, isSteady }: { totalRows: number; isSteady: boolean }): Promise<Row[]> {
  const limit = Math.min(cut.limit, totalRows - cut.offset);
  const fromEnd = totalRows - cut.offset - limit;
  const ids =
    (fromEnd >= deepFrom && isSteady ? await idsFromAnchor(db, cut, { offset: cut.offset, limit }) : undefined) ??
    (await idsByOffset(db, cut, { limit, fromEnd }));
  return rowsByIds(db, cut.table, ids);
}

async function idsByOffset(
  db: Db,
  { table, where, order, offset }: Cut,
  { limit, fromEnd }: { limit: number; fromEnd: number },
): Promise<string[]> {
  const isNearEnd = fromEnd < offset;
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...(isNearEnd ? backwards(order) : forwards(order)))
    .limit(limit)
    .offset(isNearEnd ? fromEnd : offset);
  return (isNearEnd ? found.toReversed() : found).map(({ id }) => String(id));
}

/** Rows in the order of their ids; those gone meanwhile are left out. */
async function rowsByIds(db: Db, table: ListTable, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await tableRows(db, table, { rest: sql`where ${inArray(table.id, [...ids])}` });
  const byId = new Map(rows.map((row) => [String(row['id']), row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { contains, containsFolded } from '../../../../db/list/contains';
import { containsIndexed, type Finds } from '../../../../db/list/containsIndexed';
import { users } from '../../../../tables/base/user';
import { ups } from '../../../../tables/creators/creator';
import { goods, searchedOf } from '../../../../tables/merchants/product';
import { saleItems, sales } from '../../../../tables/money/order';
import { workOrders } from '../../../../tables/trade/order';

/** What of an order line a term is looked for in. */
export type Named = 'order' | 'goods' | 'workOrder' | 'up' | 'bd';

interface Place {
  table: SQLWrapper;
  id: SQLWrapper;
  /** Of the line. */
  column: SQLWrapper;
  /** SQL: rows that a term names. */
  named: (term: string, finds: Finds) => SQL;
}

/** Numbers are long: what is shorter than three letters is looked for in names only. */
const numbered = (term: string, condition: SQL): SQL => ([...term].length < 3 ? sql`false` : condition);

const places: Readonly<Record<Named, Place>> = {
  order: {
    table: sales,
    id: sales.id,
    column: saleItems.orderId,
    named: (term, finds) => numbered(term, sql`${finds(sql`${sales}.order_folded`, term)}`),
  },
  goods: {
    table: goods,
    id: goods.id,
    column: saleItems.goodsId,
    named: (term, finds) => sql`${finds(searchedOf(goods), term)}`,
  },
  workOrder: {
    table: workOrders,
    id: workOrders.id,
    column: saleItems.workOrderId,
    named: (term) => numbered(term, sql`strpos(${workOrders.workOrderNo}, upper(${term}::text)) > 0`),
  },
  up: { table: ups, id: ups.id, column: saleItems.upId, named: (term, finds) => sql`${finds(ups.searchText, term)}` },
  bd: {
    table: users,
    id: users.id,
    column: saleItems.bdId,
    named: (term, finds) => sql`(${finds(sql`${users}.search_text`, term)} and ${contains(users.name, term)})`,
  },
};

/** Ids that a line is found by at once; of more, the rows that they belong to are asked. */
const most = 500;
/** Creators that a term names are looked at for whether anything was sold with them, so many at most. */
const mostCreators = 20_000;

/** The newest orders are asked first whether so many of them hold a term that their index would name a large part of all. */
const newest = 2000;

/** The ids that a term names of each kind; null of more than 500. */
type Found = Readonly<Record<Named, string[] | null> & { everywhere?: boolean }>;

/** SQL: the ids of some rows as one array, null when they are too many. */
const few = (rows: SQL): SQL =>
  sql`(select case when count(*) <= ${sql.raw(String(most))} then coalesce(array_agg(id::text), '{}') end from (${rows} limit ${sql.raw(String(most + 1))}) rows)`;

/** A condition on lines. */
export interface Condition {
  /** By the indexes of what is named. */
  byIndex: SQL;
  /** The same line by line, for walking down a list of many; absent where ids are named, which suit both. */
  byLine?: SQL;
}

/** What a term names of lines, found first: which index to go by depends on how much of each kind there is. Kinds that it names nothing of are left out. */
export async function lookUp(db: Db, term: string, kinds: readonly Named[]): Promise<(Condition & { kind: Named })[]> {
  const rows = (kind: Named) => {
    const { table, id, named } = places[kind];
    return sql`select ${id} as id from ${table} where ${named(term, containsIndexed)}`;
  };
  const ways: Record<Named, (found: SQL) => SQL> = { order: unlessEverywhere, goods: few, workOrder: few, up: fewSold, bd: few };
  const asked = kinds.map((kind) => sql`${ways[kind](rows(kind))} as ${sql.identifier(kind)}`);
  const [found] = await rowsOf<Found>(
    db,
    sql`with recent as (select count(*) * 4 > ${sql.raw(String(newest))} as everywhere
      from (select * from ${sales} order by ${sales.id} desc limit ${sql.raw(String(newest))}) ${sales} where ${places.order.named(term, containsFolded)})
      select ${sql.join(asked, sql`, `)}, recent.everywhere from recent`,
  );
  if (!found) return [];
  return kinds.filter((kind) => found[kind]?.length !== 0).map((kind) => ({ kind, ...conditionOf(kind, found, term) }));
}

const unlessEverywhere = (rows: SQL): SQL => sql`(case when not recent.everywhere then ${few(rows)} end)`;

/** SQL: the same of creators that something was sold with; null as well when too many would have to be looked at. */
const fewSold = (rows: SQL): SQL =>
  sql`(with named as materialized (${rows} limit ${sql.raw(String(mostCreators + 1))})
    select case when (select count(*) from named) <= ${sql.raw(String(mostCreators))} then ${few(
      sql`select id from named where exists (select 1 from ${saleItems} where ${saleItems.upId} = named.id)`,
    )} end)`;

function conditionOf(kind: Named, found: Found, term: string): Condition {
  const { table, id, column, named } = places[kind];
  const ids = found[kind];
  if (ids) return { byIndex: sql`${column} = any(${sql.param(`{${ids.join(',')}}`)}::bigint[])` };
  return {
    byIndex: sql`${column} in (select ${id} from ${table} where ${named(term, kind === 'order' && found.everywhere ? containsFolded : containsIndexed)})`,
    byLine: sql`(select ${named(term, containsFolded)} from ${table} where ${id} = ${column})`,
  };
}

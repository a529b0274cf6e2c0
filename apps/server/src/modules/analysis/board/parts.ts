import type { BoardFigure, BoardGroup, BoardParts } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { ups } from '../../../tables/creators/creator';
import { goods } from '../../../tables/merchants/product';
import { workOrders } from '../../../tables/trade/order';
import { presentAmount } from '../../system/country';
import { wholeMonthsOf } from './series';
import { detailsOf, factsOf } from './sql/facts';
import { midnightOf, momentsOf } from './sql/moments';
import { isSale, type Sale } from './sql/sold';
import { type Look, spanOf } from './sql/totals';
import type { Subject } from './subject';
import { addUp } from './summary';

export interface Behind {
  figure: BoardFigure;
  by: BoardGroup;
}

interface Found {
  key: string | null;
  name: string | null;
  code: string | null;
  lines: number;
  creators: number;
  value: string;
  n: number;
  all_lines: number;
  total: string;
}

/** Columns of the facts, and where the names of what they mean stand. */
const groups: Record<Exclude<BoardGroup, 'day'>, { key: SQL; name: SQL; code: SQL; from: SQL }> = {
  workOrder: {
    key: sql`f.work_order_id`,
    name: sql`${workOrders.workOrderName}`,
    code: sql`${workOrders.workOrderNo}`,
    from: sql`left join ${workOrders} on ${workOrders.id} = g.key`,
  },
  creator: { key: sql`f.up_id`, name: sql`${ups.nickname}`, code: sql`${ups.upNumber}`, from: sql`left join ${ups} on ${ups.id} = g.key` },
  goods: {
    key: sql`f.goods_id`,
    name: sql`${goods.goodsName}`,
    code: sql`${goods.goodsNo}`,
    from: sql`left join ${goods} on ${goods.id} = g.key`,
  },
};

const noNames = { name: sql`null::text`, code: sql`null::text`, from: sql`` };

const keyOf = (by: BoardGroup, { timeZone }: Subject): SQL =>
  by === 'day' ? sql`(f.at at time zone ${timeZone}::text)::date` : groups[by].key;

/** Each person once under a key, and then the key: nothing has to be sorted to count them. */
const groupsOf = (facts: SQL, key: SQL): SQL => sql`
  select p.key, sum(p.lines)::int lines, count(p.up_id)::int creators, sum(p.amount)::numeric(18, 2) "value"
  from (select ${key} "key", f.up_id, sum(f.lines) lines, sum(f.amount) amount from (${facts}) f group by 1, 2) p group by 1`;

/** SQL: what some facts come to under a key. */
const sumsOf = (facts: SQL, key: SQL, creators: SQL): SQL => sql`
  select ${key} "key", sum(f.lines)::int lines, ${creators} creators, sum(f.amount)::numeric(18, 2) "value" from (${facts}) f group by 1`;

/** How many creators sold something on a day: looked for on those that are shown, since a year has nearly a million rows to look through. */
function soldOnDay({ subject, window }: Look, figure: Sale): SQL {
  const at = (day: SQL) => midnightOf(day, subject.timeZone);
  const facts = detailsOf({ ...spanOf(subject, window), from: at(sql`g.key`), to: at(sql`(g.key + 1)`) }, figure);
  return sql`cross join lateral (select count(distinct f.up_id)::int creators from (${facts}) f) of_day`;
}

interface Grouped {
  /** SQL: `key, lines, creators, value`. */
  rows: SQL;
  /** SQL: what is looked up for the rows that are shown, `g`, and from where. */
  name: SQL;
  code: SQL;
  creators: SQL;
  from: SQL;
}

function groupedBy(look: Look, { figure, by }: Behind): Grouped {
  const { subject, window, now } = look;
  const { begin, end } = momentsOf(window, subject, now);
  const span = { ...spanOf(subject, window), from: begin, to: end };
  const key = keyOf(by, subject);
  const creators = sql`g.creators`;
  if (by === 'day' && isSale(figure) && !window.isToday)
    return { ...noNames, rows: sumsOf(factsOf(span, figure), key, sql`0`), creators: sql`of_day.creators`, from: soldOnDay(look, figure) };
  if (by === 'day') return { ...noNames, rows: groupsOf(detailsOf(span, figure), key), creators };
  const facts = detailsOf(span, figure, wholeMonthsOf(window));
  const rows = by === 'creator' ? sumsOf(facts, key, sql`(f.up_id is not null)::int`) : groupsOf(facts, key);
  return { ...groups[by], rows, creators };
}

/** A figure by work order, creator, product or day, from the same rows as the figure: the largest first, days in their order. */
export async function partsOf(db: Db, look: Look, { figure, by, most }: Behind & { most: number }): Promise<BoardParts> {
  const { subject } = look;
  const { rows, name, code, creators, from } = groupedBy(look, { figure, by });
  const order = by === 'day' ? sql`g.key` : sql`g.value desc, g.key`;
  const found = await rowsOf<Found>(
    db,
    sql`
    select g.key::text "key", ${name} "name", ${code} code, g.lines, ${creators} creators, g.value::text "value", g.n, g.all_lines, g.total
    from (
      select g.*, count(*) over ()::int n, (sum(g.lines) over ())::int all_lines, (sum(g.value) over ())::text total
      from (${rows}) g order by ${order} limit ${most}) g
    ${from} order by ${order}`,
  );
  const isMoney = figure === 'gmv' || figure === 'refund';
  const write = (amount: string) => (isMoney ? (presentAmount(amount, subject.currency) ?? amount) : amount.replace(/\.0+$/, ''));
  const [first] = found;
  const { n, all_lines: lines, total } = first ?? { n: 0, all_lines: 0, total: '0.00' };
  const shown = addUp(found.map(({ value }) => value));
  return {
    currency: subject.currency,
    total: write(total),
    lines,
    count: n,
    parts: found.map((row) => ({
      key: row.key,
      name: row.name,
      code: row.code,
      lines: row.lines,
      creators: row.creators,
      value: write(row.value),
    })),
    rest: {
      count: n - found.length,
      lines: lines - found.reduce((sum, row) => sum + row.lines, 0),
      value: write(addUp([total, shown.startsWith('-') ? shown.slice(1) : `-${shown}`])),
    },
  };
}

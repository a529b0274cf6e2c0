import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { ups } from '../../../../tables/creators/creator';
import { goods, goodsCreators } from '../../../../tables/merchants/product';
import { fxRates } from '../../../../tables/money/fxRate';
import { saleItems, sales, saleTouches } from '../../../../tables/money/order';
import { workOrders } from '../../../../tables/trade/order';
import { countDays, type DayKey } from '../days/countDays';
import { countMonths } from '../days/countMonths';
import { isSold, shareSql } from '../lists/shareSql';

/** Lines whose consequences are counted at once. */
const atOnce = 5_000;

interface Refresh {
  /** Every object instead of those that a line touched. */
  all?: boolean;
  at?: Date;
}

/** SQL: the condition that an id is one of those to be counted. */
type Of = (id: SQL) => SQL;

/**
 * Counts what was sold for orders, of products, with creators, by day and by month, from the lines as they stand now: after
 * refunds, late lines and new attributions. One transaction takes what was touched and writes what it means, so that nothing is
 * lost between them; one after the other, so that an older count never replaces a newer one. Of days only what was touched is
 * counted, also at night.
 */
export async function refreshSaleFigures(db: Db, { all = false, at = new Date() }: Refresh = {}): Promise<void> {
  while (await alone(db, (tx) => countTouched(tx, { all, at })));
  while (await alone(db, countMonths));
}

const alone = (db: Db, count: (tx: Db) => Promise<boolean>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sale-figures'))`);
    // The first run after twenty million lines takes longer than a person would wait.
    await tx.execute(sql`set local statement_timeout = '30min'`);
    return count(tx);
  });

/** Answers whether there is more. */
async function countTouched(tx: Db, { all, at }: Required<Refresh>): Promise<boolean> {
  const [taken] = await rowsOf<{ n: number; orders: string[]; goods: string[]; ups: string[]; days: DayKey[] }>(
    tx,
    sql`with taken as (delete from ${saleTouches} where seq in (select seq from ${saleTouches} order by seq ${all ? sql`` : sql`limit ${atOnce}`} for update skip locked) returning *)
      select count(*)::int n, coalesce(array_agg(distinct work_order_id::text) filter (where work_order_id is not null), '{}') orders,
        coalesce(array_agg(distinct goods_id::text) filter (where goods_id is not null), '{}') goods,
        coalesce(array_agg(distinct up_id::text) filter (where up_id is not null), '{}') ups,
        coalesce(jsonb_agg(distinct jsonb_build_object('country', country, 'bd_id', bd_id::text, 'day', day)) filter (where country is not null), '[]') days from taken`,
  );
  if (!taken || (!all && taken.n === 0)) return false;
  const among =
    (ids: readonly string[]): Of =>
    (id) =>
      all ? sql`true` : sql`${id} = any(${`{${ids.join(',')}}`}::bigint[])`;
  await ofOrders(tx, among(taken.orders));
  await ofGoods(tx, among(taken.goods), at);
  await ofCreators(tx, among(taken.ups), at);
  await countDays(tx, taken.days);
  return !all && taken.n === atOnce;
}

/** SQL: lines that were sold, with what may be said of each. */
const soldLines = sql`${saleItems} join ${sales} on ${sales.id} = ${saleItems.orderId} and ${isSold}`;

const in30 = (at: Date): SQL => sql`${saleItems.orderTime} > ${at.toISOString()}::timestamptz - interval '30 days'`;

const ofOrders = (tx: Db, of: Of) =>
  tx.execute(sql`
    update ${workOrders} set gmv = now.gmv
    from (select w.id, coalesce(sold.gmv, 0) gmv from ${workOrders} w left join (
        select ${saleItems.workOrderId} id, sum(${shareSql.base}) gmv from ${soldLines}
        where ${saleItems.workOrderUpId} is not null and ${of(sql`${saleItems.workOrderId}`)} group by 1) sold on sold.id = w.id
      where ${of(sql`w.id`)}) now
    where ${workOrders.id} = now.id and ${workOrders.gmv} <> now.gmv`);

async function ofGoods(tx: Db, of: Of, at: Date): Promise<void> {
  await tx.execute(sql`
    update ${goods} set gmv = now.gmv, sales30 = now.sales30
    from (select g.id, coalesce(sold.gmv, 0) gmv, coalesce(sold.sales30, 0) sales30 from ${goods} g left join (
        select ${saleItems.goodsId} id, sum(${shareSql.base}) gmv, sum(${shareSql.base}) filter (where ${in30(at)}) sales30
        from ${soldLines} where ${of(sql`${saleItems.goodsId}`)} group by 1) sold on sold.id = g.id
      where ${of(sql`g.id`)}) now
    where ${goods.id} = now.id and (${goods.gmv}, ${goods.sales30}) is distinct from (now.gmv, now.sales30)`);
  // Whoever sold a product promotes it, whether somebody noted that or not.
  await tx.execute(sql`
    with sold as materialized (
      select ${saleItems.goodsId} goods_id, ${saleItems.upId} up_id, min(${saleItems.orderTime}) since, sum(${shareSql.base}) gmv,
        count(distinct ${saleItems.orderId}) orders
      from ${soldLines} where ${of(sql`${saleItems.goodsId}`)} and ${saleItems.upId} is not null group by 1, 2),
    added as (
      insert into ${goodsCreators} (goods_id, up_id, first_promote_time, gmv_total, orders)
      select goods_id, up_id, since, gmv, orders from sold on conflict do nothing)
    update ${goodsCreators} set gmv_total = now.gmv, orders = now.orders
    from (select p.goods_id, p.up_id, coalesce(sold.gmv, 0) gmv, coalesce(sold.orders, 0) orders
      from ${goodsCreators} p left join sold on sold.goods_id = p.goods_id and sold.up_id = p.up_id
      where ${of(sql`p.goods_id`)}) now
    where ${goodsCreators.goodsId} = now.goods_id and ${goodsCreators.upId} = now.up_id
      and (${goodsCreators.gmvTotal}, ${goodsCreators.orders}) is distinct from (now.gmv, now.orders)`);
  await tx.execute(sql`
    update ${goods} set creator_num = bound.n
    from (select goods_id, count(*)::int n from ${goodsCreators} where ${of(sql`goods_id`)} group by 1) bound
    where bound.goods_id = ${goods.id} and ${goods.creatorNum} <> bound.n`);
}

/**
 * A creator who sold for us in thirty days, or whose figure was ours before, has our own sum; any other keeps what a channel
 * or a vendor told. Lines of another country are left out: one number is of one currency (domain/metrics 5.2).
 */
const ofCreators = (tx: Db, of: Of, at: Date) =>
  tx.execute(sql`
    update ${ups} set gmv = now.gmv, sales30 = now.sales30, sales30_currency = now.currency, sales30_usd = now.usd, sales30_source = now.source
    from (
      select u.id, u.gmv, case when u.own then u.in30 else u.sales30 end sales30, case when u.own then coalesce(u.currency, u.sales30_currency) else u.sales30_currency end currency,
        case when u.own then coalesce(round(u.in30 * r.rate, 2), case when u.in30 = 0 then 0 end) else u.sales30_usd end usd, case when u.own then 1 else u.sales30_source end source
      from (
        select c.id, coalesce(sold.gmv, 0) gmv, coalesce(sold.in30, 0) in30, sold.currency, c.sales30, c.sales30_currency, c.sales30_usd, c.sales30_source,
          coalesce(sold.lines30, 0) > 0 or c.sales30_source = 1 own
        from ${ups} c left join (
          select ${saleItems.upId} id, ${saleItems.country} country, max(${sales.currency}) currency, sum(${shareSql.base}) gmv,
            sum(${shareSql.base}) filter (where ${in30(at)}) in30, count(*) filter (where ${in30(at)}) lines30
          from ${soldLines} where ${saleItems.workOrderUpId} is not null and ${of(sql`${saleItems.upId}`)} group by 1, 2) sold on sold.id = c.id and sold.country = c.country
        where ${of(sql`c.id`)}) u
      left join lateral (select f.rate from ${fxRates} f where f.status <> 2 and f.to_currency = 'USD' and f.from_currency = coalesce(u.currency, u.sales30_currency)
        and f.rate_date <= ${at.toISOString()}::date order by f.rate_date desc limit 1) r on true) now
    where ${ups.id} = now.id and (${ups.gmv}, ${ups.sales30}, ${ups.sales30Currency}, ${ups.sales30Usd}, ${ups.sales30Source})
      is distinct from (now.gmv, now.sales30, now.currency, now.usd, now.source)`);

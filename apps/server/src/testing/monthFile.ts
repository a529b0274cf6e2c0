import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database';
import { settleTerms } from '../modules/money/compute';
import type { CountryCode } from '../modules/system/country';
import type { settlementBatches } from '../tables/money/settlement';

type Batch = typeof settlementBatches.$inferSelect;

const dimensions = ['bd', 'leader', 'merchant', 'creator'] as const;

type Column =
  | 'order_no'
  | 'work_order'
  | 'type'
  | 'attribute'
  | 'shop'
  | 'leader'
  | 'up'
  | 'bd'
  | 'pay'
  | 'status'
  | 'pay_by'
  | 'w'
  | 'u'
  | 'b'
  | 'delivered'
  | 'base'
  | 'kw'
  | 'ku'
  | 'kb'
  | 'whole'
  | 'creator'
  | 'bd_part'
  | 'id'
  | 'fulfilled'
  | 'creator_fee'
  | 'shop_fee'
  | 'mode'
  | 'metric'
  | 'ratio'
  | 'amount';
/** Columns as text, by name. */
type Texts = { readonly [Name in Column]?: string | null };

/**
 * A locked month of the database as an auditor would write it down for the command line (domain/money-case): what was sold with its
 * frozen rates, what earlier months locked of it, what was fulfilled, the rules, and what was taken over.
 */
export async function monthFileOf(db: Db, batch: Batch): Promise<Record<string, unknown>> {
  const { id, settleMonth: month, settleDimension, country, currency } = batch;
  const { scale, holdDays } = settleTerms(country as CountryCode);
  const money = (text: string) => (scale === 0 ? text.replace(/\.0+$/, '') : text);
  const earlier = sql`(select b.id from settlement_batches b where b.settle_dimension = ${settleDimension} and b.country = ${country} and b.settle_status in (1, 2) and b.settle_month < ${month})`;
  const orders = await rowsOf<Texts & { line_no: number; refunds: { time: string; amount: string }[] }>(
    db,
    sql`select s.order_no, i.line_no, i.work_order_id::text work_order, o.work_order_type::text type, i.shop_id::text shop, i.leader_id::text leader, i.up_id::text up, i.bd_id::text bd,
        i.pay_amount::text pay, s.order_status::text status, i.pay_by::text pay_by, i.whole_proportion::text w, i.up_proportion::text u, i.bd_proportion::text b,
        to_char(i.commissionable_time at time zone 'UTC' - ${`${holdDays} days`}::interval, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') delivered,
        coalesce((select json_agg(json_build_object('time', to_char(r.refund_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'amount', r.amount::text))
          from sale_refunds r where r.order_item_id = i.id and r.refund_status = 2), '[]') refunds,
        k.base::text base, k.w::text kw, k.u::text ku, k.b::text kb, p.whole::text whole, p.creator::text creator,
        least(round(k.base * coalesce(k.b, 0) / 100, ${scale}), p.whole - p.creator)::text bd_part
      from sale_items i join sales s on s.id = i.order_id join work_orders o on o.id = i.work_order_id
      left join (select order_item_id, sum(base) base, max(whole_proportion) w, max(up_proportion) u, max(bd_proportion) b from settlement_marks where batch_id in ${earlier} group by 1) k on k.order_item_id = i.id
      left join lateral (select round(k.base * k.w / 100, ${scale}) whole, least(round(k.base * k.u / 100, ${scale}), round(k.base * k.w / 100, ${scale})) creator) p on true
      where i.country = ${country} and i.work_order_up_id is not null and (i.settle_month = ${month} or k.base is not null)
      order by i.id`,
  );
  const places = await rowsOf<Texts>(
    db,
    sql`select p.id::text, o.id::text work_order, o.work_order_type::text type, o.work_attribute::text attribute, o.shop_id::text shop, o.leader_id::text leader, p.up_id::text up, p.bd_id::text bd,
        to_char(p.fulfilled_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') fulfilled,
        coalesce(p.agreement ->> 'shotCost', p.agreed_shot_cost::text, o.up_shot_cost::text) creator_fee,
        coalesce(p.agreement ->> 'shopShotCost', o.shop_shot_cost::text, p.agreement ->> 'shotCost', o.up_shot_cost::text) shop_fee
      from work_order_ups p join work_orders o on o.id = p.work_order_id
      where o.country = ${country} and p.fulfilled_time is not null and p.cooperation_status = 5 order by p.id`,
  );
  const statements = await rowsOf<{ who: string; opening: string; rate: string }>(
    db,
    sql`select beneficiary_id::text who, opening_balance::text opening, withholding_rate::text rate from settlement_statements where batch_id = ${id}`,
  );
  const rules = await rowsOf<Texts & { tiers: { from: string; ratio: string; amount: string }[] }>(
    db,
    sql`select r.id::text, r.rule_type::text type, r.calc_mode::text mode, r.metric::text metric, r.base::text base, r.ratio::text ratio, r.amount::text amount,
        coalesce((select json_agg(json_build_object('from', t.base::text, 'ratio', t.ratio::text, 'amount', t.amount::text) order by t.base) from rule_tiers t where t.rule_id = r.id), '[]') tiers
      from rules r where r.country = ${country} and r.dimension = ${settleDimension} and r.rule_status = 1 and r.status <> 2`,
  );
  // Rates were frozen line by line: each pair of an order and its rates is an order of its own here.
  const workOrders = new Map<string, Record<string, unknown>>();
  const orderAt = (row: Texts, rates: readonly (string | null | undefined)[], fees: readonly (string | null)[]) => {
    const [w, u, b] = rates;
    const key = [row.work_order, row.leader, row.shop, w, u, b, ...fees].join('/');
    workOrders.set(key, {
      id: key,
      workOrderType: Number(row.type),
      workAttribute: fees.length > 0 && row.attribute === '1' ? 1 : 2,
      shopId: row.shop,
      leaderId: row.leader,
      wholeProportion: w ?? '0',
      upProportion: u ?? '0',
      bdProportion: b ?? null,
      upShotCost: fees[0] == null ? null : money(fees[0]),
      shopShotCost: fees[1] == null ? null : money(fees[1]),
    });
    return key;
  };
  const statuses = ['PROCESSING', 'COMPLETED', 'CANCELLED', 'FROZEN', 'DEDUCTED'];
  const whole = (text: string | null | undefined) => (text ?? '0').replace(/\.0+$/, '');
  return {
    month,
    country,
    currency,
    dimension: dimensions[settleDimension - 1],
    cutoff: batch.cutoffTime?.toISOString(),
    orders: orders.map((row) => ({
      orderNo: row.order_no,
      lineNo: row.line_no,
      workOrderId: orderAt(row, [row.w, row.u, row.b], []),
      creatorId: row.up,
      bdId: row.bd,
      payAmount: money(row.pay ?? '0'),
      orderStatus: statuses[Number(row.status) - 1],
      deliveredTime: row.delivered,
      refunds: row.refunds.map(({ time, amount }) => ({ time, amount: money(amount) })),
      payBy: Number(row.pay_by ?? 2),
    })),
    settledLines: orders.flatMap((row) => {
      const base = row.base;
      if (base == null) return [];
      return {
        orderNo: row.order_no,
        lineNo: row.line_no,
        wholeProportion: row.kw,
        upProportion: row.ku,
        bdProportion: row.kb,
        base: money(base),
        whole: row.whole,
        creator: row.creator,
        bd: row.bd_part,
      };
    }),
    submissions: places.map((row) => ({
      id: row.id,
      workOrderId: orderAt(row, ['0', '0', null], [row.creator_fee ?? null, row.shop_fee ?? null]),
      creatorId: row.up,
      bdId: row.bd,
      cooperationStatus: 'FULFILLED',
      fulfilledTime: row.fulfilled,
    })),
    rules: rules.map((row) => {
      const isCount = row.type === '2' || (row.type === '3' && row.metric === '3');
      const base = (text: string | null | undefined) => (isCount ? whole(text) : money(text ?? '0'));
      return {
        id: row.id,
        ruleType: ['GMV', 'COMMERCIAL', 'REWARD'][Number(row.type) - 1],
        dimension: dimensions[settleDimension - 1],
        enabled: true,
        base: base(row.base),
        ratio: row.ratio,
        amount: money(row.amount ?? '0'),
        calcMode: ['excess', 'gate', 'progressive'][Number(row.mode) - 1] ?? 'excess',
        metric: isCount ? 'FULFILLED' : 'GMV',
        tiers: row.tiers.map((tier) => ({ from: base(tier.from), ratio: tier.ratio, amount: money(tier.amount ?? '0') })),
      };
    }),
    openingBalances: Object.fromEntries(statements.map(({ who, opening }) => [who, money(opening)])),
    withholdingRates: Object.fromEntries(statements.map(({ who, rate }) => [who, rate])),
    workOrders: [...workOrders.values()],
  };
}

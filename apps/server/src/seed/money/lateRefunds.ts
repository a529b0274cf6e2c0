import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database';
import type { Viewer } from '../../modules/base/sight';
import { orderImport } from '../../modules/money/order';
import type { DemoMonth } from './demoMonths';

/** Of a hundred refunds so many are done after the lock of their month (domain/seed-and-scale 8.3). */
const latePercent = 12;

const dayMs = 86_400_000;

interface Sold extends Record<string, string> {
  orderNo: string;
  orderSource: string;
  orderTime: string;
  goodsNo: string;
  quantity: string;
  payAmount: string;
  up: string;
}

/**
 * Brings in, by the import of orders, refunds of lines that a month has locked: what came back last, within a day or two of the lock,
 * now the whole, now a part of it. The statement of the next month takes back what was earned by it.
 */
export async function importLateRefunds(db: Db, month: DemoMonth, finance: Viewer): Promise<void> {
  const [found] = await rowsOf<{ early: number; late: number }>(
    db,
    sql`select count(*) filter (where refund_no not like 'TL%')::int early, count(*) filter (where refund_no like 'TL%')::int late
      from sale_refunds where refund_status = 2`,
  );
  const { early = 0, late = 0 } = found ?? {};
  const wanted = Math.max(1, Math.round((early * latePercent) / (100 - latePercent)));
  const sold = await lockedLines(db, month, Math.min(wanted - late, atMost));
  const run = await orderImport.open(db, finance);
  const time = (after: number) => new Date(month.clock.getTime() + after * dayMs).toISOString().slice(0, 19).replace('T', ' ');
  await db.transaction(async (tx) => {
    for (const [index, cells] of sold.entries())
      await run.carry(tx, {
        ...cells,
        orderStatus: '2',
        refundNo: `TL${cells.orderNo.slice(4)}`,
        refundTime: time(0.5 + index * 0.7),
        refundAmount: (late + index) % 3 === 2 ? partOf(cells.payAmount) : cells.payAmount,
        refundStatus: '2',
      });
  });
}

/** Of one month and country: so that they are spread over both. */
const atMost = 2;

/** A whole part of an amount, so that it suits a currency without decimals. */
const partOf = (amount: string): string => String(Math.max(1, Math.floor(Number(amount) / 2)));

/** Unrefunded lines of a month that a merchant's locked statement has, those that arrived last first. */
const lockedLines = (db: Db, { settleMonth, country }: DemoMonth, most: number) =>
  most <= 0
    ? Promise.resolve([])
    : rowsOf<Sold>(
        db,
        sql`select s.order_no "orderNo", s.order_source::text "orderSource", to_char(s.order_time at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') "orderTime",
            g.goods_no "goodsNo", i.quantity::text quantity, i.pay_amount::text "payAmount", u.up_number up
          from settlement_batches b join settlement_marks m on m.batch_id = b.id join sale_items i on i.id = m.order_item_id
          join sales s on s.id = i.order_id join goods g on g.id = i.goods_id join ups u on u.id = i.up_id
          where b.settle_month = ${settleMonth} and b.country = ${country} and b.settle_dimension = 3 and b.settle_status = 2
            and i.settle_month = ${settleMonth} and s.order_status = 2
            and not exists (select 1 from sale_refunds r where r.order_item_id = i.id)
          order by s.deliver_time desc, s.order_no limit ${most}`,
      );

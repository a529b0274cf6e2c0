import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { refuseField } from '../../../../http/answers/refuseField';
import { changesOf, updateRow } from '../../../base/crud';
import type { Outcome } from '../../../base/imports';
import { saleItems, saleRefunds, sales } from '../../../../tables/money/order';

type Sale = typeof sales.$inferSelect;

/** Who or what brings it in. */
export interface Bringer {
  /** Null where a channel told it. */
  userId: string | null;
  importBatch: string;
}

const isSame = (before: object, told: object): boolean => Object.keys(changesOf({ ...before }, { ...before, ...told })).length === 0;

/**
 * The order of a row, made or brought up to date, and locked: two imports of one order follow each other, whichever comes
 * first (orderNo and orderSource tell it). One that is made costs what its `first` line does.
 */
export async function keepOrder(
  tx: Db,
  told: Pick<Sale, 'orderNo' | 'orderSource' | 'country' | 'currency' | 'orderStatus' | 'orderTime'> & Partial<Sale>,
  { userId, importBatch }: Bringer,
  first: Pick<typeof saleItems.$inferInsert, 'payAmount'>,
): Promise<{ sale: Sale; outcome: Outcome }> {
  const [added] = await tx
    .insert(sales)
    .values({ ...told, ...first, importBatch, createUser: userId })
    .onConflictDoNothing()
    .returning();
  if (added) return { sale: added, outcome: 'add' };
  const [before] = await tx
    .select()
    .from(sales)
    .where(and(eq(sales.orderNo, told.orderNo), eq(sales.orderSource, told.orderSource)))
    .for('update');
  if (!before) throw new Error(`The order ${told.orderNo} is neither new nor there.`);
  if (before.currency !== told.currency || before.country !== told.country)
    throw refuseField('goodsNo', {
      en: `The order is of ${before.country}; the product is not.`,
      'zh-CN': `该订单的国家为 ${before.country}，与商品不符。`,
      vn: `Đơn hàng thuộc ${before.country}, không khớp với sản phẩm.`,
    });
  if (isSame(before, told)) return { sale: before, outcome: 'same' };
  const [sale] = await tx
    .update(sales)
    .set({ ...told, version: sql`${sales.version} + 1`, updateTime: sql`now()`, updateUser: userId })
    .where(eq(sales.id, before.id))
    .returning();
  if (!sale) throw new Error(`The order ${told.orderNo} is gone.`);
  // Lists and periods go by the order's time.
  await tx.update(saleItems).set({ orderTime: sale.orderTime }).where(eq(saleItems.orderId, sale.id));
  return { sale, outcome: 'change' };
}

type Item = typeof saleItems.$inferInsert;

type KeptItem = typeof saleItems.$inferSelect;

/** The line of a locked order that is known, if any. */
export async function lineBefore(tx: Db, { orderId, lineNo }: Pick<Item, 'orderId' | 'lineNo'>): Promise<KeptItem | undefined> {
  const [before] = await tx
    .select()
    .from(saleItems)
    .where(and(eq(saleItems.orderId, orderId), eq(saleItems.lineNo, lineNo)))
    .for('update');
  return before;
}

interface Keep {
  before: KeptItem | undefined;
  /** Gives what follows from what is there. */
  settle: (before: KeptItem | undefined) => Promise<Partial<Item>>;
}

/** A line of a locked order, made or brought up to date. */
export async function keepLine(
  tx: Db,
  told: Item,
  { before, settle }: Keep,
  { userId }: Bringer,
): Promise<{ id: string; outcome: Outcome }> {
  const values = { ...told, ...(await settle(before)) };
  if (!before) {
    const [{ id } = { id: '' }] = await tx
      .insert(saleItems)
      .values({ ...values, createUser: userId })
      .returning({ id: saleItems.id });
    return { id, outcome: 'add' };
  }
  if (isSame(before, values)) return { id: before.id, outcome: 'same' };
  await updateRow(tx, { table: saleItems, id: before.id, set: values, userId });
  return { id: before.id, outcome: 'change' };
}

/** A refund of a line of a locked order. A refund number stands once; one of another line is refused. */
export async function keepRefund(tx: Db, told: typeof saleRefunds.$inferInsert, { userId }: Bringer): Promise<Outcome> {
  const [added] = await tx
    .insert(saleRefunds)
    .values({ ...told, createUser: userId })
    .onConflictDoNothing()
    .returning({ id: saleRefunds.id });
  if (added) return 'add';
  const [before] = await tx.select().from(saleRefunds).where(eq(saleRefunds.refundNo, told.refundNo)).for('update');
  if (before?.orderItemId !== told.orderItemId)
    throw refuseField('refundNo', {
      en: 'This refund number belongs to another order line.',
      'zh-CN': '此退款单号属于另一订单行。',
      vn: 'Số hoàn tiền này thuộc dòng đơn hàng khác.',
    });
  if (isSame(before, told)) return 'same';
  await tx
    .update(saleRefunds)
    .set({ ...told, version: sql`${saleRefunds.version} + 1`, updateTime: sql`now()`, updateUser: userId })
    .where(eq(saleRefunds.id, before.id));
  return 'change';
}

/** Brings the sums of a line and its order up to date: only refunds that are done count. */
export async function sumUp(tx: Db, orderId: string): Promise<void> {
  await tx.execute(sql`
    update ${saleItems} set refund_amount = sums.amount, refund_quantity = sums.quantity
    from (
      select i.id, coalesce(sum(r.amount), 0) as amount, coalesce(sum(r.quantity), 0) as quantity
      from ${saleItems} i left join ${saleRefunds} r on r.order_item_id = i.id and r.refund_status = 2
      where i.order_id = ${orderId} group by i.id
    ) sums
    where ${saleItems.id} = sums.id and (${saleItems.refundAmount} <> sums.amount or ${saleItems.refundQuantity} <> sums.quantity)`);
  await tx.execute(sql`
    update ${sales} set
      pay_amount = (select sum(i.pay_amount) from ${saleItems} i where i.order_id = ${orderId}),
      refund_time = (select max(r.refund_time) from ${saleRefunds} r join ${saleItems} i on i.id = r.order_item_id where i.order_id = ${orderId} and r.refund_status = 2)
    where ${sales.id} = ${orderId}`);
}

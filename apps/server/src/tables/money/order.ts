import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moneyColumn, percentColumn } from '../../db/amountColumn';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';
import { differsOf } from './shares';

/** Orders of a sales channel, as it reports them (domain/model 2.3.18). Buyers are kept as a hash only. */
export const sales = pgTable(
  'sales',
  {
    id: primaryId(),
    orderNo: text('order_no').notNull(),
    /** A channel of the dictionary `webId`, or 99 for a file. */
    orderSource: integer('order_source').notNull(),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    /** 1 processing, 2 completed, 3 cancelled, 4 frozen, 5 deducted: what the channel says, not a life of our own. */
    orderStatus: integer('order_status').notNull(),
    orderTime: moment('order_time').notNull(),
    payTime: moment('pay_time'),
    deliverTime: moment('deliver_time'),
    completeTime: moment('complete_time'),
    /** Of the last refund that is done. */
    refundTime: moment('refund_time'),
    /** Sum of the lines. */
    payAmount: moneyColumn('pay_amount').notNull().default('0'),
    buyerHash: text('buyer_hash'),
    isCod: boolean('is_cod').notNull().default(false),
    /** The import that brought it in. */
    importBatch: text('import_batch'),
    ...trail(),
  },
  (table) => [
    uniqueIndex('sales_number').on(table.orderNo, table.orderSource),
    index('sales_time').on(table.orderTime, table.id),
    index('sales_status').on(table.orderStatus),
    index('sales_source').on(table.orderSource),
  ],
);

/** Lines of orders: who sold them, and at which shares, is frozen when they come in. */
export const saleItems = pgTable(
  'sale_items',
  {
    id: primaryId(),
    orderId: idColumn('order_id')
      .notNull()
      .references(() => sales.id, { onDelete: 'cascade' }),
    lineNo: integer('line_no').notNull(),
    /** Of the order, for lists and periods of lines. */
    orderTime: moment('order_time').notNull(),
    country: text('country').notNull(),
    platformSkuId: text('platform_sku_id'),
    goodsId: idColumn('goods_id').notNull(),
    goodsName: text('goods_name'),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    /** Goods only, after all discounts, without tax and shipping. */
    payAmount: moneyColumn('pay_amount').notNull(),
    /** Of refunds that are done. */
    refundQuantity: bigint('refund_quantity', { mode: 'number' }).notNull().default(0),
    refundAmount: moneyColumn('refund_amount').notNull().default('0'),
    /** The creator that the channel names. */
    upId: idColumn('up_id'),
    workId: idColumn('work_id'),
    contentId: text('content_id'),
    /** Code of the dictionary `salesType`. */
    salesType: integer('sales_type'),
    /** Null: unattributed, earns nothing. */
    workOrderUpId: idColumn('work_order_up_id'),
    workOrderId: idColumn('work_order_id'),
    bdId: idColumn('bd_id'),
    leaderId: idColumn('leader_id'),
    /** Team of the work order. */
    orgId: idColumn('org_id'),
    shopId: idColumn('shop_id').notNull(),
    wholeProportion: percentColumn('whole_proportion'),
    upProportion: percentColumn('up_proportion'),
    bdProportion: percentColumn('bd_proportion'),
    /** 1 the platform pays the creator, 2 the agency does. */
    payBy: integer('pay_by'),
    /** Set when an administrator chose the attribution: imports leave it alone. */
    attributeReason: text('attribute_reason'),
    attributeUser: idColumn('attribute_user'),
    attributeTime: moment('attribute_time'),
    commissionableTime: moment('commissionable_time'),
    /** `YYYY-MM` of `commissionableTime` in the country's zone. */
    settleMonth: text('settle_month'),
    /** What the platform reports as the whole commission of the line. */
    platformCommission: moneyColumn('platform_commission'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('sale_items_line').on(table.orderId, table.lineNo),
    index('sale_items_time').on(table.orderTime, table.id),
    index('sale_items_country').on(table.country, table.orderTime),
    index('sale_items_shop').on(table.shopId, table.orderTime),
    index('sale_items_bd').on(table.bdId, table.settleMonth),
    index('sale_items_up').on(table.upId, table.orderTime),
    index('sale_items_paid').on(table.payAmount, table.id),
    index('sale_items_refunded').on(table.refundAmount, table.id),
    index('sale_items_type').on(table.salesType, table.orderTime),
    index('sale_items_differing').on(table.orderTime, table.id).where(differsOf(table)),
    index('sale_items_goods').on(table.goodsId),
    index('sale_items_work_order').on(table.workOrderId),
    index('sale_items_submission').on(table.workOrderUpId),
    index('sale_items_month')
      .on(table.settleMonth, table.country)
      .where(sql`${table.settleMonth} is not null`),
  ],
);

/** Money given back for lines: only what is done counts. */
export const saleRefunds = pgTable(
  'sale_refunds',
  {
    id: primaryId(),
    refundNo: text('refund_no').notNull(),
    orderItemId: idColumn('order_item_id')
      .notNull()
      .references(() => saleItems.id, { onDelete: 'cascade' }),
    refundTime: moment('refund_time').notNull(),
    amount: moneyColumn('amount').notNull(),
    quantity: bigint('quantity', { mode: 'number' }),
    reason: text('reason'),
    /** 1 pending, 2 done, 3 rejected. */
    refundStatus: integer('refund_status').notNull(),
    ...trail(),
  },
  (table) => [uniqueIndex('sale_refunds_number').on(table.refundNo), index('sale_refunds_item').on(table.orderItemId)],
);

/** Lines that were written since the figures around them were counted: a row for each time, by triggers. */
export const saleTouches = pgTable(
  'sale_touches',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    workOrderId: idColumn('work_order_id'),
    goodsId: idColumn('goods_id'),
    upId: idColumn('up_id'),
    /** Of the days that are counted; nobody's stand under the BD 0. */
    country: text('country'),
    bdId: idColumn('bd_id'),
    day: date('day', { mode: 'string' }),
  },
  (table) => [index('sale_touches_day').on(table.country, table.bdId, table.day)],
);

import { sampleLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moneyColumn } from '../../db/amountColumn';
import { idColumn, primaryId } from '../../db/idColumn';
import { inState } from '../../db/inState';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';
import { workOrderUps } from './submission';

/** Samples of products for creators (domain/model 2.3.16). Receiver, phone and address are sealed. */
export const sampleShippings = pgTable(
  'sample_shippings',
  {
    id: primaryId(),
    sampleNo: text('sample_no').notNull().unique(),
    workOrderUpId: idColumn('work_order_up_id')
      .notNull()
      .references(() => workOrderUps.id, { onDelete: 'cascade' }),
    workOrderId: idColumn('work_order_id').notNull(),
    upId: idColumn('up_id').notNull(),
    goodsId: idColumn('goods_id').notNull(),
    shopId: idColumn('shop_id').notNull(),
    skuName: text('sku_name'),
    quantity: integer('quantity').notNull(),
    /** Price of the product times quantity when it was requested. */
    sampleValue: moneyColumn('sample_value').notNull(),
    currency: text('currency').notNull(),
    receiverName: text('receiver_name').notNull(),
    receiverPhone: text('receiver_phone').notNull(),
    receiverAddress: text('receiver_address').notNull(),
    country: text('country').notNull(),
    sampleStatus: stateColumn('sample_status', sampleLife, 'requested'),
    applyUser: idColumn('apply_user').notNull(),
    applyTime: moment('apply_time').notNull().defaultNow(),
    auditUser: idColumn('audit_user'),
    auditTime: moment('audit_time'),
    rejectReasonCode: integer('reject_reason_code'),
    rejectReason: text('reject_reason'),
    cancelReason: text('cancel_reason'),
    approveDeadline: moment('approve_deadline'),
    shipDeadline: moment('ship_deadline'),
    carrier: text('carrier'),
    trackingNo: text('tracking_no'),
    shipTime: moment('ship_time'),
    deliverTime: moment('deliver_time'),
    contentDeadline: moment('content_deadline'),
    completeTime: moment('complete_time'),
    /** Completed after the content deadline. */
    late: boolean('late').notNull().default(false),
    contentWorkId: idColumn('content_work_id'),
    needReturn: boolean('need_return').notNull().default(false),
    returnTrackingNo: text('return_tracking_no'),
    fee: moneyColumn('fee'),
    /** 1 merchant, 2 agency. */
    feeBearer: integer('fee_bearer'),
    /** When the running deadline was reminded of. */
    remindTime: moment('remind_time'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('sample_shippings_open')
      .on(table.upId, table.goodsId)
      .where(inState(sampleLife, table, 'requested', 'awaiting', 'shipped', 'delivered', 'overdue')),
    uniqueIndex('sample_shippings_tracking')
      .on(sql`lower(${table.carrier})`, sql`upper(${table.trackingNo})`)
      .where(sql`${table.trackingNo} is not null`),
    index('sample_shippings_submission').on(table.workOrderUpId),
    index('sample_shippings_up').on(table.upId, table.sampleStatus),
    index('sample_shippings_shop').on(table.shopId, table.createTime),
    index('sample_shippings_created').on(table.createTime, table.id),
    index('sample_shippings_status').on(table.sampleStatus),
  ],
);

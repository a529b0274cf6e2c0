import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type AgeRange, allocationLife, type WorkOrderDetail, workOrderLife } from '@backlot/contract';
import { moneyColumn, percentColumn } from '../../db/amountColumn';
import { idColumn, primaryId } from '../../db/idColumn';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

/** Commercial and team-leader orders (domain/model 2.3.13). */
export const workOrders = pgTable(
  'work_orders',
  {
    id: primaryId(),
    workOrderName: text('work_order_name').notNull(),
    workOrderNo: text('work_order_no').notNull().unique(),
    /** 1 commercial, 2 team leader; fixed after creation. */
    workOrderType: integer('work_order_type').notNull(),
    /** 1 shooting fee, 2 commission. */
    workAttribute: integer('work_attribute').notNull(),
    /** Channel whose creators and links fit; 10 international short video. */
    webId: integer('web_id').notNull().default(10),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    shopId: idColumn('shop_id').notNull(),
    goodsId: idColumn('goods_id').notNull(),
    /** As they were at hand-out; the documents read these. */
    shop: jsonb('shop').$type<WorkOrderDetail['shopSnapshot']>(),
    goodsInfo: jsonb('goods_info').$type<WorkOrderDetail['goodsSnapshot']>(),
    wholeProportion: percentColumn('whole_proportion'),
    upProportion: percentColumn('up_proportion').notNull(),
    bdProportion: percentColumn('bd_proportion'),
    upShotCost: moneyColumn('up_shot_cost'),
    shopShotCost: moneyColumn('shop_shot_cost'),
    workDes: text('work_des'),
    /** Which creators are wanted: followers, what most followers are (1 women, 2 men; ages), and how many percent "most" is. */
    wantFansMin: integer('want_fans_min'),
    wantFansMax: integer('want_fans_max'),
    wantGender: integer('want_gender'),
    wantAges: text('want_ages')
      .array()
      .notNull()
      .default(sql`'{}'`)
      .$type<AgeRange[]>(),
    wantShare: integer('want_share'),
    requireUpNum: integer('require_up_num').notNull(),
    validBegin: date('valid_begin', { mode: 'string' }).notNull(),
    expireDate: date('expire_date', { mode: 'string' }).notNull(),
    handOutTime: moment('hand_out_time'),
    handOutUser: idColumn('hand_out_user'),
    endTime: moment('end_time'),
    endReason: text('end_reason'),
    workOrderStatus: stateColumn('work_order_status', workOrderLife, 'draft'),
    /** 1 demand form, 2 administrator, 3 team leader, 4 import. */
    workOrderSource: integer('work_order_source').notNull(),
    demandId: idColumn('demand_id'),
    leaderId: idColumn('leader_id'),
    /** Team that the order belongs to; null for headquarters. */
    orgId: idColumn('org_id'),
    batchNo: text('batch_no'),
    ruleIds: jsonb('rule_ids').$type<string[]>().notNull().default([]),
    previewRequired: boolean('preview_required').notNull(),
    shopConfirm: boolean('shop_confirm').notNull().default(false),
    publishDays: integer('publish_days').notNull().default(15),
    /** What was sold for it, at the lines' bases; kept from the lines of orders. */
    gmv: moneyColumn('gmv').notNull().default('0'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    index('work_orders_type').on(table.workOrderType, table.createTime),
    index('work_orders_shop').on(table.shopId, table.createTime),
    index('work_orders_org').on(table.orgId, table.createTime),
    index('work_orders_status').on(table.workOrderStatus, table.expireDate),
    index('work_orders_batch').on(table.batchNo),
    index('work_orders_demand').on(table.demandId),
    index('work_orders_goods').on(table.goodsId),
  ],
);

/** One BD's share of an order. */
export const workOrderBds = pgTable(
  'work_order_bds',
  {
    id: primaryId(),
    workOrderId: idColumn('work_order_id')
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
    bdId: idColumn('bd_id').notNull(),
    allocNum: integer('alloc_num').notNull(),
    allocStatus: stateColumn('alloc_status', allocationLife, 'waiting'),
    claimTime: moment('claim_time'),
    returnTime: moment('return_time'),
    returnReason: text('return_reason'),
    /** Places of a returned share that another BD has got. */
    movedNum: integer('moved_num').notNull().default(0),
    ...trail(),
  },
  (table) => [
    uniqueIndex('work_order_bds_pair').on(table.workOrderId, table.bdId),
    index('work_order_bds_bd').on(table.bdId, table.allocStatus),
  ],
);

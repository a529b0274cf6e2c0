import { type AgeRange, demandFormLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moneyColumn, percentColumn } from '../../db/amountColumn';
import { idColumn, primaryId } from '../../db/idColumn';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

/** What came of a form whose order has ended. */
export interface DemandResult {
  approved: number;
  fulfilled: number;
}

/** What a merchant asks for (domain/model 2.3.12). */
export const demandForms = pgTable(
  'demand_forms',
  {
    id: primaryId(),
    demandNo: text('demand_no').notNull().unique(),
    demandName: text('demand_name').notNull(),
    shopId: idColumn('shop_id').notNull(),
    goodsId: idColumn('goods_id').notNull(),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    budget: moneyColumn('budget'),
    requireUpNum: integer('require_up_num').notNull(),
    wholeProportion: percentColumn('whole_proportion'),
    upProportion: percentColumn('up_proportion'),
    /** 1 shooting fee, 2 commission. */
    workAttribute: integer('work_attribute').notNull(),
    upShotCost: moneyColumn('up_shot_cost'),
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
    expectBegin: date('expect_begin', { mode: 'string' }),
    expectEnd: date('expect_end', { mode: 'string' }),
    provideSample: boolean('provide_sample').notNull().default(false),
    sampleNum: integer('sample_num'),
    demandStatus: stateColumn('demand_status', demandFormLife, 'draft'),
    submitTime: moment('submit_time'),
    endTime: moment('end_time'),
    endReason: text('end_reason'),
    result: jsonb('result').$type<DemandResult>(),
    workOrderId: idColumn('work_order_id'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    index('demand_forms_shop').on(table.shopId, table.createTime),
    index('demand_forms_country').on(table.country, table.demandStatus, table.createTime),
    index('demand_forms_order').on(table.workOrderId),
    index('demand_forms_goods').on(table.goodsId),
  ],
);

/** Creators that a form wishes for; the BD is set when the order is allocated. */
export const demandFormUps = pgTable(
  'demand_form_ups',
  {
    id: primaryId(),
    demandId: idColumn('demand_id')
      .notNull()
      .references(() => demandForms.id, { onDelete: 'cascade' }),
    upId: idColumn('up_id').notNull(),
    wantLevel: integer('want_level'),
    remark: text('remark'),
    bdId: idColumn('bd_id'),
    /** What became of the wish, as `approvalStatus`. */
    resultStatus: integer('result_status'),
  },
  (table) => [uniqueIndex('demand_form_ups_pair').on(table.demandId, table.upId), index('demand_form_ups_up').on(table.upId)],
);

import { approvalLife, cooperationLife } from '@backlot/contract';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moneyColumn, percentColumn } from '../../db/amountColumn';
import { idColumn, primaryId } from '../../db/idColumn';
import { notInState } from '../../db/inState';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';
import { workOrders } from './order';

/** The terms as they were when both sides agreed; later changes of the order do not reach them. */
export interface Agreement {
  shotCost: string | null;
  proportion: string;
  wholeProportion: string | null;
  bdProportion: string | null;
  shopShotCost: string | null;
  trackingLink: string | null;
  /** Null when a sample was on its way: it counts from the arrival. */
  publishDeadline: string | null;
}

/** A creator submitted to an order (domain/model 2.3.14). */
export const workOrderUps = pgTable(
  'work_order_ups',
  {
    id: primaryId(),
    workOrderId: idColumn('work_order_id')
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
    upId: idColumn('up_id').notNull(),
    bdId: idColumn('bd_id').notNull(),
    approvalStatus: stateColumn('approval_status', approvalLife, 'pending'),
    rejectReason: text('reject_reason'),
    recommendReason: text('recommend_reason').notNull(),
    round: integer('round').notNull().default(1),
    /** The merchant's demand form names this creator. */
    wished: boolean('wished').notNull().default(false),
    submitUser: idColumn('submit_user').notNull(),
    submitTime: moment('submit_time').notNull().defaultNow(),
    auditUser: idColumn('audit_user'),
    auditTime: moment('audit_time'),
    cooperationStatus: stateColumn('cooperation_status', cooperationLife, 'toContact'),
    agreedShotCost: moneyColumn('agreed_shot_cost'),
    agreedProportion: percentColumn('agreed_proportion'),
    trackingLink: text('tracking_link'),
    adCode: text('ad_code'),
    adCodeExpire: date('ad_code_expire', { mode: 'string' }),
    agreeTime: moment('agree_time'),
    agreement: jsonb('agreement').$type<Agreement>(),
    publishDeadline: date('publish_deadline', { mode: 'string' }),
    publishTime: moment('publish_time'),
    fulfilledTime: moment('fulfilled_time'),
    terminateReason: text('terminate_reason'),
    terminateBy: idColumn('terminate_by'),
    terminateTime: moment('terminate_time'),
    /** Ended before the publish deadline: the place can be filled again. */
    placeFree: boolean('place_free').notNull().default(false),
    sampleId: idColumn('sample_id'),
    scriptId: idColumn('script_id'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('work_order_ups_pair')
      .on(table.workOrderId, table.upId)
      .where(notInState(approvalLife, table, 'withdrawn')),
    index('work_order_ups_approval').on(table.approvalStatus, table.createTime),
    index('work_order_ups_bd').on(table.bdId, table.createTime),
    index('work_order_ups_up').on(table.upId, table.createTime),
    index('work_order_ups_cooperation').on(table.cooperationStatus, table.publishTime),
    // With all that counts a step, so that none of the submissions themselves is looked at.
    index('work_order_ups_steps').on(
      table.bdId,
      lastStep(table),
      table.workOrderId,
      table.submitTime,
      table.auditTime,
      table.agreeTime,
      table.publishTime,
      table.fulfilledTime,
      table.approvalStatus,
      table.cooperationStatus,
      table.status,
    ),
    index('work_order_ups_fulfilled')
      .on(table.fulfilledTime, table.workOrderId, table.cooperationStatus, table.agreedShotCost)
      .where(sql`fulfilled_time is not null`),
  ],
);

/** SQL: when the last step of a submission was taken that boards count. */
export function lastStep(row: Record<'submitTime' | 'auditTime' | 'agreeTime' | 'publishTime' | 'fulfilledTime', AnyColumn>): SQL {
  return sql`greatest(${row.submitTime}, ${row.auditTime}, ${row.agreeTime}, ${row.publishTime}, ${row.fulfilledTime})`;
}

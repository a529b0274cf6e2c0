import { queueLife } from '@backlot/contract';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { inState } from '../../db/inState';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';
import { connectors } from './connector';
import { extractionTasks } from './task';

/** What a collection read, and what of it was new, changed, or known already. */
export interface CollectCounts {
  read: number;
  added: number;
  changed: number;
  skipped: number;
}

/** Collections of one object each, for a slot of a task or because somebody asked (domain/life-cycles 3.10). */
export const extractionQueue = pgTable(
  'extraction_queue',
  {
    id: primaryId(),
    /** Null where somebody asked for it at once, and where a publish link is about to be checked. */
    taskId: idColumn('task_id').references(() => extractionTasks.id),
    connectorId: idColumn('connector_id')
      .notNull()
      .references(() => connectors.id),
    objectType: integer('object_type').notNull(),
    targetType: integer('target_type').notNull(),
    targetId: idColumn('target_id').notNull(),
    /** The creator whose data it is; 0 for a merchant's. */
    upId: idColumn('up_id').notNull(),
    slotTime: moment('slot_time').notNull(),
    queueStatus: stateColumn('queue_status', queueLife, 'waiting'),
    /** 0 of a task, 10 of a person who waits. */
    priority: integer('priority').notNull().default(0),
    /** Tries that went wrong so far. */
    attempt: integer('attempt').notNull().default(0),
    maxAttempt: integer('max_attempt').notNull().default(3),
    notBefore: moment('not_before').notNull(),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    leaseUntil: moment('lease_until'),
    workerId: text('worker_id'),
    failure: text('failure'),
    errorCode: integer('error_code'),
    /** What the channel said, as it said it. */
    errorText: text('error_text'),
    result: jsonb('result').$type<CollectCounts>(),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('extraction_queue_slot').on(table.taskId, table.targetType, table.targetId, table.slotTime),
    index('extraction_queue_turn')
      .on(table.connectorId, table.priority.desc().nullsFirst(), table.notBefore, table.id)
      .where(inState(queueLife, table, 'waiting')),
    index('extraction_queue_lease')
      .on(table.leaseUntil)
      .where(inState(queueLife, table, 'executing')),
    index('extraction_queue_target').on(table.targetId, table.objectType, table.createTime),
    index('extraction_queue_end').on(table.endTime),
    index('extraction_queue_status').on(table.queueStatus, table.slotTime),
  ],
);

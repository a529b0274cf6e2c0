import { taskRunLife, taskSwitchLife } from '@backlot/contract';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { inState } from '../../db/inState';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';
import { connectors } from './connector';

/** What is collected how often, within at most seven days (domain/model 2.3.20). */
export const extractionTasks = pgTable(
  'extraction_tasks',
  {
    id: primaryId(),
    taskName: text('task_name').notNull(),
    /** 1 creator, 2 work, 3 comments, 4 follower profile, 5 orders, 6 keyword. */
    objectType: integer('object_type').notNull(),
    webId: integer('web_id').notNull(),
    connectorId: idColumn('connector_id')
      .notNull()
      .references(() => connectors.id),
    /** 1 minutes, 2 hours. */
    frequencyUnit: integer('frequency_unit').notNull(),
    frequencyValue: integer('frequency_value').notNull(),
    beginTime: moment('begin_time').notNull(),
    endTime: moment('end_time').notNull(),
    taskSwitch: stateColumn('task_switch', taskSwitchLife, 'closed'),
    taskRunStatus: stateColumn('task_run_status', taskRunLife, 'notStarted'),
    remark: text('remark').notNull(),
    lastRunTime: moment('last_run_time'),
    nextRunTime: moment('next_run_time'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    index('extraction_tasks_due')
      .on(table.nextRunTime)
      .where(inState(taskSwitchLife, table, 'open')),
    index('extraction_tasks_connector').on(table.connectorId),
  ],
);

export const extractionTargets = pgTable(
  'extraction_targets',
  {
    taskId: idColumn('task_id')
      .notNull()
      .references(() => extractionTasks.id, { onDelete: 'cascade' }),
    /** 1 creator, 2 work, 3 merchant. */
    targetType: integer('target_type').notNull(),
    targetId: idColumn('target_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.targetType, table.targetId] })],
);

import { timerLife, timerRunLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { inState } from '../../db/inState';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

/** Actions of the server on a schedule (system-pages 1.7.18). */
export const timers = pgTable(
  'timers',
  {
    id: primaryId(),
    timerName: text('timer_name').notNull(),
    enName: text('en_name'),
    vnName: text('vn_name'),
    actionClass: text('action_class').notNull(),
    /** The job that the product itself runs by this timer; null for timers of people. */
    systemJob: text('system_job').unique(),
    /** Five fields, read in the zone. */
    cron: text('cron').notNull(),
    timeZone: text('time_zone').notNull(),
    jobStatus: stateColumn('job_status', timerLife, 'stopped'),
    remark: text('remark'),
    /** Null while it is stopped. */
    nextRunTime: moment('next_run_time'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    index('timers_due')
      .on(table.nextRunTime)
      .where(inState(timerLife, table, 'running')),
  ],
);

/** Each run of a timer, also those that are waited for, were left out or went wrong. */
export const timerRuns = pgTable(
  'timer_runs',
  {
    id: primaryId(),
    timerId: idColumn('timer_id')
      .notNull()
      .references(() => timers.id),
    /** The time it stands for. */
    slotTime: moment('slot_time').notNull(),
    /** Who asked for it; null where the schedule did. */
    startedBy: text('started_by'),
    runStatus: stateColumn('run_status', timerRunLife, 'waiting'),
    /** How often it was begun. */
    attempt: integer('attempt').notNull().default(0),
    /** Until when the server that runs it counts as alive. */
    leaseUntil: moment('lease_until'),
    serverName: text('server_name'),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    errorText: text('error_text'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    // However many servers look at the clock, a slot of the schedule has one run.
    uniqueIndex('timer_runs_slot')
      .on(table.timerId, table.slotTime)
      .where(sql`${table.startedBy} is null`),
    index('timer_runs_timer').on(table.timerId, table.slotTime.desc(), table.id.desc()),
    index('timer_runs_open')
      .on(table.timerId)
      .where(inState(timerRunLife, table, 'waiting', 'executing')),
  ],
);

import * as z from 'zod';
import { crud, wholeList } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { pageOf, pageQuery } from '../core/page';
import { id, integer, listOf, namedShape, noData, optionalText, stateCode, text } from '../core/wire';
import { timerLife } from './timerLife';
import { timerRunLife } from './timerRunLife';

/** The zones a schedule is read in: those of the six countries, and UTC. */
export const timerZones = [
  'Asia/Manila',
  'Asia/Kuala_Lumpur',
  'Asia/Bangkok',
  'Asia/Ho_Chi_Minh',
  'Asia/Singapore',
  'Asia/Jakarta',
  'UTC',
] as const;

const key = z.strictObject({ id: id() });
const cron = () => text(100);

const timer = {
  path: 'sysTimers',
  permission: 'sysTimers' as const,
  noun: 'timer',
  row: {
    timerName: z.string(),
    enName: z.string().nullable(),
    vnName: z.string().nullable(),
    actionClass: z.string(),
    /** What the action does, in three languages. */
    action: z.object(namedShape),
    cron: z.string(),
    timeZone: z.string(),
    jobStatus: integer(),
    remark: z.string().nullable(),
    /** One that the product brings along: it keeps its schedule and is not deleted. */
    isSystem: z.boolean(),
    nextRunTime: z.string().nullable(),
    lastRunTime: z.string().nullable(),
    lastRunStatus: integer().nullable(),
    lastRunMs: integer().nullable(),
    createTime: z.string(),
  },
  draft: {
    timerName: text(60),
    enName: optionalText(60).optional(),
    vnName: optionalText(60).optional(),
    actionClass: text(100),
    cron: cron(),
    timeZone: z.enum(timerZones),
    remark: optionalText(500).optional(),
  },
  filter: {
    timerName: optionalText(60).optional(),
    jobStatus: listOf(stateCode(timerLife), 2).optional(),
    /** Those of the product, or those of people. */
    isSystem: z.enum(['Y', 'N']).optional(),
  },
  sort: ['timerName', 'nextRunTime', 'createTime'] as const,
};

const refusals = {
  id: { empty: 'timerFieldEmpty', illegal: 'timerNotFound' },
  cron: { empty: 'timerFieldEmpty', illegal: 'timerScheduleWrong' },
  actionClass: { empty: 'timerFieldEmpty', illegal: 'timerActionUnknown' },
} as const;

const six = crud(timer);

const act = (name: string, access: 'sysTimers.start' | 'sysTimers.stop', summary: string) =>
  endpoint({ method: 'POST', path: `/main/sysTimers/${name}`, summary, access, input: key, output: noData(), refusals });

const runRow = z.object({
  id: id(),
  timerId: id(),
  slotTime: z.string(),
  /** Who asked for it; null where the schedule did. */
  startedBy: z.string().nullable(),
  runStatus: integer(),
  /** How often it was begun. */
  attempt: integer(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  ms: integer().nullable(),
  /** What went wrong, as the server says it. */
  errorText: z.string().nullable(),
  serverName: z.string().nullable(),
});

/** Timers (system-pages 1.7.18): actions of this server on a schedule. */
export const sysTimersApi = {
  ...six,
  add: { ...six.add, refusals },
  edit: { ...six.edit, refusals },
  list: wholeList(timer),
  start: act('start', 'sysTimers.start', 'Let a timer keep its schedule'),
  stop: act('stop', 'sysTimers.stop', 'Stop a timer; a run that is under way comes to its end'),
  getActionClasses: endpoint({
    method: 'POST',
    path: '/main/sysTimers/getActionClasses',
    summary: 'What a timer can do: the actions of this server',
    access: 'sysTimers.get',
    isReading: true,
    input: z.strictObject({}),
    output: z.array(z.object({ actionClass: z.string(), ...namedShape })),
  }),
  runNow: endpoint({
    method: 'POST',
    path: '/main/sysTimers/runNow',
    summary: 'Run a timer once, now',
    access: 'sysTimers.runTimer',
    input: key,
    output: key,
    refusals,
  }),
  runs: endpoint({
    method: 'GET',
    path: '/main/sysTimers/runs',
    summary: 'Runs of a timer, newest first',
    access: 'sysTimers.get',
    input: pageQuery({ timerId: id(), runStatus: listOf(stateCode(timerRunLife), 5).optional() }, ['slotTime']),
    output: pageOf(runRow),
  }),
  nextRuns: endpoint({
    method: 'GET',
    path: '/main/sysTimers/nextRuns',
    summary: 'The next five runs of a schedule',
    access: 'sysTimers.get',
    input: z.strictObject({ cron: cron(), timeZone: z.enum(timerZones) }),
    output: z.object({ times: z.array(z.string()) }),
    refusals,
  }),
};

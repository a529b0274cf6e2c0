import * as z from 'zod';
import { crud } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { historyRow } from '../core/history';
import { dateTime, id, integer, listOf, noData, oneOf, optionalText, stateCode, text, whole, wholeNumber } from '../core/wire';
import { queueRow } from './queue';
import { taskRunLife } from './taskRunLife';
import { taskSwitchLife } from './taskSwitchLife';

/** 1 creator, 2 work, 3 comments, 4 follower profile, 5 orders, 6 keyword. */
export const objectTypes = [1, 2, 3, 4, 5, 6] as const;

/** Handles, links or ids that are recognized at once. */
export const mostPasted = 500;

const key = z.strictObject({ id: id() });
/** 1 creator, 2 work, 3 merchant. */
const targetType = () => z.union([z.literal(1), z.literal(2), z.literal(3)]);
const objectType = () => z.union(objectTypes.map((type) => z.literal(type)));
/** Counts that are no frequency are answered with 1029003. */
const frequencyValue = () => whole(-1_000_000, 1_000_000);

const taskCrud = crud({
  path: 'task',
  permission: 'task',
  noun: 'extraction task',
  row: {
    taskName: z.string(),
    objectType: integer(),
    webId: integer(),
    connectorId: id(),
    connectorName: z.string(),
    /** 1 minutes, 2 hours. */
    frequencyUnit: integer(),
    frequencyValue: integer(),
    beginTime: z.string(),
    endTime: z.string(),
    taskSwitch: integer(),
    taskRunStatus: integer(),
    remark: z.string(),
    targetCount: integer(),
    lastRunTime: z.string().nullable(),
    nextRunTime: z.string().nullable(),
    /** Collections of the last 24 hours that were planned, and that went well. */
    planned24: integer(),
    done24: integer(),
    createTime: z.string(),
  },
  draft: {
    taskName: text(100),
    objectType: objectType(),
    connectorId: id(),
    frequencyUnit: z.union([z.literal(1), z.literal(2)]),
    frequencyValue: frequencyValue(),
    beginTime: dateTime(),
    endTime: dateTime(),
    remark: text(500),
    targets: z.array(z.strictObject({ targetType: targetType(), targetId: id() })).max(1000),
  },
  filter: {
    searchValue: optionalText(100).optional(),
    objectType: listOf(oneOf([...objectTypes]), 6).optional(),
    webId: listOf(wholeNumber(1, 99), 20).optional(),
    taskSwitch: listOf(stateCode(taskSwitchLife), 2).optional(),
    taskRunStatus: listOf(stateCode(taskRunLife), 3).optional(),
  },
  sort: ['createTime', 'taskName', 'nextRunTime', 'lastRunTime', 'endTime'],
});

export const taskApi = {
  ...taskCrud,
  targets: endpoint({
    method: 'GET',
    path: '/main/task/targets',
    summary: 'What a task collects, with the newest collection of each that the reader may see',
    access: 'task.get',
    input: key,
    output: z.array(z.object({ targetType: integer(), targetId: id(), name: z.string(), upId: id().nullable(), job: queueRow.nullable() })),
  }),
  recognize: endpoint({
    method: 'POST',
    path: '/main/task/recognize',
    summary: 'Whom a pasted list names: creators of the channel of a connector, or merchants for orders; what is out of sight is unknown',
    access: 'task.query',
    input: z.strictObject({ connectorId: id(), objectType: objectType(), items: z.array(text(300)).min(1).max(mostPasted) }),
    output: z.object({
      found: z.array(z.object({ targetType: targetType(), targetId: id(), name: z.string() })),
      /** As they were pasted. */
      unknown: z.array(z.string()),
    }),
  }),
  enable: endpoint({
    method: 'POST',
    path: '/main/task/enable',
    summary: 'Open a task: its slots are planned from now on',
    access: 'task.enable',
    input: key,
    output: noData(),
  }),
  disable: endpoint({
    method: 'POST',
    path: '/main/task/disable',
    summary: 'Close a task: what waits of it is cancelled',
    access: 'task.disable',
    input: key,
    output: noData(),
  }),
  runNow: endpoint({
    method: 'POST',
    path: '/main/task/runNow',
    summary: 'Collect an object before everything else that waits, at most once in 10 minutes',
    access: 'task.runNow',
    input: z.strictObject({ objectType: objectType(), connectorId: id(), targetType: targetType(), targetId: id() }),
    output: key,
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/task/history',
    summary: 'What happened to a task',
    access: 'task.get',
    input: key,
    output: z.array(historyRow),
  }),
};

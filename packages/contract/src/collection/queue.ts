import * as z from 'zod';
import { batchResult } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { pageOf, pageQuery } from '../core/page';
import { id, integer, listOf, nothing, stateCode, wholeNumber } from '../core/wire';
import { collectFailures } from './connector';
import { queueLife } from './queueLife';

/** What a job that is to be executed waits for. */
export const queueWaits = ['turn', 'time', 'channel', 'paused'] as const;

/** One collection of the queue. */
export const queueRow = z.object({
  id: id(),
  version: integer(),
  can: z.array(z.string()),
  /** Null where somebody asked for it at once, and, with priority 0, before a publish link is checked. */
  taskId: id().nullable(),
  taskName: z.string().nullable(),
  connectorId: id(),
  connectorName: z.string(),
  webId: integer(),
  objectType: integer(),
  targetType: integer(),
  targetId: id(),
  targetName: z.string(),
  slotTime: z.string(),
  queueStatus: integer(),
  waitsFor: z.enum(queueWaits).nullable(),
  priority: integer(),
  /** Tries that went wrong so far. */
  attempt: integer(),
  maxAttempt: integer(),
  notBefore: z.string(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  leaseUntil: z.string().nullable(),
  workerId: z.string().nullable(),
  failure: z.enum([...collectFailures, 'LeaseLost']).nullable(),
  /** Code of the refusal and its words, in the reader's language. */
  errorCode: integer().nullable(),
  errorMessage: z.string().nullable(),
  /** What the channel said, as it said it. */
  errorText: z.string().nullable(),
  /** What was read and what of it was new, changed, or known already. */
  result: z.object({ read: integer(), added: integer(), changed: integer(), skipped: integer() }).nullable(),
});

const ids = z.strictObject({ ids: z.array(id()).min(1).max(100) });
const key = z.strictObject({ id: id() });

export const queueApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/queue/page',
    summary: 'List the collection queue',
    access: 'queue.query',
    input: pageQuery(
      {
        queueStatus: listOf(stateCode(queueLife), 6).optional(),
        webId: listOf(wholeNumber(1, 99), 20).optional(),
        taskId: id().optional(),
        connectorId: id().optional(),
      },
      ['slotTime', 'notBefore', 'startTime', 'endTime'],
    ),
    output: pageOf(queueRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/queue/detail',
    summary: 'Read one job of the queue',
    access: 'queue.get',
    input: key,
    output: queueRow,
  }),
  overview: endpoint({
    method: 'GET',
    path: '/main/queue/overview',
    summary: 'Jobs by state, and those of the last 24 hours by hour',
    access: 'queue.query',
    input: nothing(),
    output: z.object({
      waiting: integer(),
      executing: integer(),
      done: integer(),
      failed: integer(),
      timedOut: integer(),
      oldestWaitTime: z.string().nullable(),
      /** Milliseconds that jobs took. */
      medianMs: integer().nullable(),
      longestMs: integer().nullable(),
      hours: z.array(z.object({ hour: z.string(), done: integer(), failed: integer(), timedOut: integer() })),
    }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/main/queue/cancel',
    summary: 'Cancel jobs that wait',
    access: 'queue.cancel',
    input: ids,
    output: batchResult,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/main/queue/retry',
    summary: 'Try jobs again that failed or timed out',
    access: 'queue.retry',
    input: ids,
    output: batchResult,
  }),
};

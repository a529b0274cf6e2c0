import type { Tone } from '@backlot/ui-kit';

const review: Record<number, Tone> = { 1: 'warn', 2: 'ok', 3: 'bad', 4: 'neutral' };

/** How a state of the trade looks, by dictionary and code (domain/model 2.2). */
export const statusTones = {
  shopStatus: { 0: 'neutral', 1: 'warn', 2: 'ok', 3: 'bad' },
  demandStatus: { 0: 'neutral', 1: 'warn', 2: 'info', 3: 'ok' },
  workOrderStatus: { 0: 'neutral', 1: 'warn', 2: 'info', 3: 'ok', 4: 'bad' },
  allocStatus: { 0: 'warn', 1: 'ok', 2: 'bad' },
  approvalStatus: review,
  reviewStatus: review,
  orderStatus: { 1: 'info', 2: 'ok', 3: 'neutral', 4: 'warn', 5: 'bad' },
  cooperationStatus: { 0: 'neutral', 1: 'neutral', 2: 'info', 3: 'info', 4: 'info', 5: 'ok', 9: 'bad' },
  linkStatus: { 0: 'neutral', 1: 'ok', 2: 'bad', 3: 'warn' },
  ruleStatus: { 0: 'neutral', 1: 'ok' },
  settleStatus: { 0: 'neutral', 1: 'warn', 2: 'ok', 3: 'bad' },
  payStatus: { 1: 'warn', 2: 'ok', 3: 'info', 4: 'bad', 5: 'neutral' },
  taskSwitch: { 0: 'neutral', 1: 'ok' },
  taskRunStatus: { 0: 'neutral', 1: 'info', 2: 'ok' },
  queueStatus: { 0: 'neutral', 1: 'info', 2: 'ok', 3: 'warn', 4: 'bad', 5: 'neutral' },
  connectorStatus: { 0: 'ok', 1: 'bad', 2: 'neutral' },
  jobStatus: { 1: 'ok', 2: 'neutral' },
  runStatus: { 0: 'neutral', 1: 'info', 2: 'ok', 3: 'bad', 4: 'warn' },
  sampleStatus: { 1: 'warn', 2: 'info', 3: 'info', 4: 'warn', 5: 'ok', 6: 'bad', 7: 'neutral', 8: 'bad', 9: 'neutral' },
  commentStatus: { 0: 'ok', 1: 'warn', 2: 'neutral' },
  libraryStatus: { 0: 'neutral', 1: 'ok' },
  fanStatus: { 0: 'neutral', 1: 'bad' },
  intentStatus: { 0: 'neutral', 1: 'info', 2: 'warn', 3: 'bad', 4: 'neutral', 5: 'ok' },
  send_type: { 0: 'warn', 1: 'ok', 2: 'bad', 3: 'neutral', 4: 'info' },
} satisfies Record<string, Record<number, Tone>>;

/** A dictionary of states. */
export type StatusType = keyof typeof statusTones;

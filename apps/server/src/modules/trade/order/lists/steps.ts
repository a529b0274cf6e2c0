import { allocationLife, is, type WorkOrderDetail, workOrderLife } from '@backlot/contract';
import { presentTime } from '../../../../db/presentTime';
import type { Order, OrderCounts } from '../../parts';
import type { AllocationRow } from '../store';

interface Facts {
  order: Order;
  shares: readonly AllocationRow[];
  counts: OrderCounts;
  /** Name of a person by id. */
  nameOf: (id: string | null) => string | null;
}

type Step = WorkOrderDetail['steps'][number];

/** Where an order stands, from draft to end: the current step is that of its state, those after it say how far they are. */
export function stepsOf({ order, shares, counts, nameOf }: Facts): WorkOrderDetail['steps'] {
  const working = shares.filter((share) => !is(allocationLife, share, 'returned'));
  const claimed = working.filter((share) => is(allocationLife, share, 'claimed'));
  const isIssued = order.handOutTime !== null;
  const isEnded = is(workOrderLife, order, 'ended');
  const steps: (Omit<Step, 'state'> & { isDone: boolean })[] = [
    { key: 'draft', isDone: isIssued, time: presentTime(order.createTime), who: nameOf(order.createUser), done: null, of: null },
    { key: 'handOut', isDone: isIssued, time: timeOf(order.handOutTime), who: nameOf(order.handOutUser), done: null, of: null },
    {
      key: 'claim',
      isDone: isIssued && claimed.length > 0 && claimed.length === working.length,
      time: timeOf(newest(claimed.map(({ claimTime }) => claimTime))),
      who: claimed.length === 1 ? nameOf(claimed[0]?.bdId ?? null) : null,
      done: claimed.length,
      of: working.length,
    },
    {
      key: 'approve',
      isDone: isIssued && counts.approvedNum >= order.requireUpNum,
      time: null,
      who: null,
      done: counts.approvedNum,
      of: order.requireUpNum,
    },
    {
      key: 'publish',
      isDone: isIssued && counts.publishedNum >= order.requireUpNum,
      time: null,
      who: null,
      done: counts.publishedNum,
      of: order.requireUpNum,
    },
    { key: 'end', isDone: isEnded, time: timeOf(order.endTime), who: isEnded ? nameOf(order.updateUser) : null, done: null, of: null },
  ];
  const current = currentOf(order);
  return steps.map(({ isDone, ...step }) => ({
    ...step,
    state: step.key === current ? 'current' : isDone ? 'done' : 'coming',
  }));
}

/** The step that the state of an order names; an ended one has no step to come. */
function currentOf(order: Order): Step['key'] | undefined {
  if (is(workOrderLife, order, 'draft')) return 'draft';
  if (is(workOrderLife, order, 'issued')) return 'handOut';
  return is(workOrderLife, order, 'claimed') ? 'claim' : undefined;
}

const timeOf = (time: Date | null): string | null => time && presentTime(time);

const newest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce<Date | null>((latest, time) => (time && (!latest || time > latest) ? time : latest), null);

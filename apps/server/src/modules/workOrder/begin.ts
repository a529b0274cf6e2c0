import { workOrderLife } from '@backlot/contract';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import { requireEvent } from '../lifeCycle';
import { type Order, orderForUpdate, type Viewer } from '../trade';
import { mayCause, requireEither, requireFor } from './policy';

type Managed = 'handOut' | 'recall' | 'extend' | 'end' | 'reopen';

const permissionOf = { handOut: 'handout', recall: 'recall', extend: 'extend', end: 'end', reopen: 'reopen' } as const;

/**
 * The order that somebody manages, locked, for an event: permission (403), then sight (1020002). The state is checked by
 * `requireState`, after what has a code of its own.
 */
export async function managedOrder(tx: Db, id: string, event: Managed, viewer: Viewer): Promise<Order> {
  requireEither(viewer.caller, permissionOf[event]);
  const order = await orderForUpdate(tx, id, viewer);
  requireFor(order, viewer.caller, permissionOf[event]);
  if (!mayCause(event, order, viewer)) throw new Refusal('notFound');
  return order;
}

/** Refuses with 1020001 what the state of the order does not take. */
export const requireState = (tx: Db, order: Order, event: keyof typeof workOrderLife.events, { language }: Pick<Viewer, 'language'>) =>
  requireEvent(tx, { machine: workOrderLife, code: order.workOrderStatus, event, language, dictionary: 'workOrderStatus' });

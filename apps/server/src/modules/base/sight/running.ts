import { is, workOrderLife } from '@backlot/contract';
import type { SQL } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import { workOrders } from '../../../tables/trade/order';

/** Whether an order takes creators: issued or claimed. */
export const isRunning = (order: Pick<typeof workOrders.$inferSelect, 'workOrderStatus'>): boolean =>
  is(workOrderLife, order, 'issued', 'claimed');

/** SQL: orders that take creators. */
export const runs: SQL = inState(workOrderLife, workOrders, 'issued', 'claimed');

import { is, workOrderLife } from '@backlot/contract';
import type { SQL } from 'drizzle-orm';
import { inState } from '../../db/inState';
import { workOrders } from '../workOrder/tables';
import type { Order } from './find';

/** Whether an order takes creators: issued or claimed. */
export const isRunning = (order: Pick<Order, 'workOrderStatus'>): boolean => is(workOrderLife, order, 'issued', 'claimed');

/** SQL: orders that take creators. */
export const runs: SQL = inState(workOrderLife, workOrders, 'issued', 'claimed');

import type { WorkOrderRow } from '@backlot/contract';

const isOpen = ({ workOrderStatus }: Pick<WorkOrderRow, 'workOrderStatus'>) => workOrderStatus === 1 || workOrderStatus === 2;

/** Detail of an order for who manages it (spec section 2.2). */
export const managedOrderPath = ({ id }: Pick<WorkOrderRow, 'id'>) => `/workOrderOwnDetail?id=${id}`;

/** Detail of an order for its BD; the current variant while it runs. */
export const bdOrderPath = (order: Pick<WorkOrderRow, 'id' | 'workOrderStatus'>) => `/${isOpen(order) ? 'workOrderBDCurrentDetail' : 'workOrderBDDetail'}?id=${order.id}`;

/** Detail of an order for its merchant; the current variant while it runs. */
export const shopOrderPath = (order: Pick<WorkOrderRow, 'id' | 'workOrderStatus'>) => `/${isOpen(order) ? 'workOrderShopCurrentDetail' : 'workOrderShopDetail'}?id=${order.id}`;

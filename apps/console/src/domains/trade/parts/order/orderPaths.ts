import type { WorkOrderRow } from '@backlot/contract';

const isOpen = ({ workOrderStatus }: Pick<WorkOrderRow, 'workOrderStatus'>) => workOrderStatus === 1 || workOrderStatus === 2;

/** Detail of an order for who manages it (spec section 2.2). */
export const managedOrderPath = () => '/workOrderOwnDetail';

/** Detail of an order for its BD; the current variant while it runs. */
export const bdOrderPath = (order: Pick<WorkOrderRow, 'workOrderStatus'>) =>
  isOpen(order) ? '/workOrderBDCurrentDetail' : '/workOrderBDDetail';

/** Detail of an order for its merchant; the current variant while it runs. */
export const shopOrderPath = (order: Pick<WorkOrderRow, 'workOrderStatus'>) =>
  isOpen(order) ? '/workOrderShopCurrentDetail' : '/workOrderShopDetail';

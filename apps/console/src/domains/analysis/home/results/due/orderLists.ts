import { commercialOrderApi, leaderOrderApi, type Permission, workOrderApi } from '@backlot/contract';
import { bdOrderPath, managedOrderPath, shopOrderPath } from '../../../../trade/parts/order/orderPaths';

const managed = [
  { key: 'commercial', permissions: ['workOrderCom.query', 'workOrderCom.add'], page: commercialOrderApi.page, path: managedOrderPath },
  { key: 'leader', permissions: ['workOrderLeader.query', 'workOrderLeader.add'], page: leaderOrderApi.page, path: managedOrderPath },
] as const;

const own = [
  { key: 'bd', permissions: ['workOrderBd.query'], page: workOrderApi.bd, path: bdOrderPath },
  { key: 'shop', permissions: ['workOrderShop.query'], page: workOrderApi.shop, path: shopOrderPath },
] as const;

/** The lists of orders that are this person's work: those that they manage, or else the own one. */
export function orderLists(can: (permission: Permission) => boolean) {
  const mine = managed.filter(({ permissions }) => permissions.every(can));
  return mine.length > 0 ? mine : own.filter(({ permissions }) => permissions.every(can)).slice(0, 1);
}

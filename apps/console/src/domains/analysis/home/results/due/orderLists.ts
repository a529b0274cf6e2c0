import { commercialOrderApi, leaderOrderApi, type Permission, workOrderApi } from '@backlot/contract';
import { bdOrderPath, managedOrderPath, shopOrderPath } from '../../../../trade/parts/order/orderPaths';

const managed = [
  { key: 'commercial', permission: 'workOrderCom.add', page: commercialOrderApi.page, path: managedOrderPath },
  { key: 'leader', permission: 'workOrderLeader.add', page: leaderOrderApi.page, path: managedOrderPath },
] as const;

const own = [
  { key: 'bd', permission: 'workOrderBd.query', page: workOrderApi.bd, path: bdOrderPath },
  { key: 'shop', permission: 'workOrderShop.query', page: workOrderApi.shop, path: shopOrderPath },
] as const;

/** The lists of orders that are this person's work: those that they manage, or else the own one. */
export function orderLists(can: (permission: Permission) => boolean) {
  const mine = managed.filter(({ permission }) => can(permission));
  return mine.length > 0 ? mine : own.filter(({ permission }) => can(permission)).slice(0, 1);
}

import type { Permission } from '@backlot/contract';
import type { Word } from './strings';

/** Whose view of an order an address is (spec section 2.2); the current variants show only creators under way at first. */
export interface OrderView {
  kind: 'own' | 'bd' | 'shop';
  isCurrent: boolean;
  /** Any of these opens it; the first is the one to ask for. */
  needs: readonly [Permission, ...Permission[]];
  listWord: Extract<Word, 'managed' | 'bdList' | 'shopList'>;
  listPath: string;
  listNeeds: Permission;
}

export function viewOf(pathname: string): OrderView {
  const isCurrent = pathname.includes('Current');
  if (pathname.includes('Shop'))
    return {
      kind: 'shop',
      isCurrent,
      needs: ['workOrderShop.get'],
      listWord: 'shopList',
      listPath: '/workOrder/shop',
      listNeeds: 'workOrderShop.query',
    };
  if (pathname.includes('BD'))
    return {
      kind: 'bd',
      isCurrent,
      needs: ['workOrderBd.get'],
      listWord: 'bdList',
      listPath: '/workOrder/bd',
      listNeeds: 'workOrderBd.query',
    };
  return {
    kind: 'own',
    isCurrent,
    needs: ['workOrderBd.get', 'workOrderCom.get', 'workOrderLeader.get'],
    listWord: 'managed',
    listPath: '/workOrder/commercial',
    listNeeds: 'workOrderCom.query',
  };
}

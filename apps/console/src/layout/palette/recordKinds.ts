import type { FoundKind, FoundRecord } from '@backlot/contract';
import { bdOrderPath, managedOrderPath, shopOrderPath } from '../../domains/trade/parts/order/orderPaths';
import type { StatusType } from '../../kit/status/statusTones';
import type { PaletteWord } from './strings';

interface RecordKind {
  word: PaletteWord;
  path: (record: Pick<FoundRecord, 'status'>) => string;
  /** Dictionary of its states. */
  status?: StatusType;
  picture?: 'up' | 'goods';
}

const orderOf = (pathOf: (row: { workOrderStatus: number }) => string): RecordKind => ({
  word: 'order',
  path: ({ status }) => pathOf({ workOrderStatus: status ?? 0 }),
  status: 'workOrderStatus',
});

/** What is found, and where it opens. */
export const recordKinds: Readonly<Record<FoundKind, RecordKind>> = {
  up: { word: 'creator', path: () => '/talentAdminDetail', picture: 'up' },
  commercial: orderOf(managedOrderPath),
  leader: orderOf(managedOrderPath),
  bd: orderOf(bdOrderPath),
  own: orderOf(shopOrderPath),
  demand: { word: 'demand', path: () => '/shopXuQiuDanDetail', status: 'demandStatus' },
  goods: { word: 'goods', path: () => '/goodsDetail', picture: 'goods' },
  shop: { word: 'merchant', path: () => '/shopDetail', status: 'shopStatus' },
};

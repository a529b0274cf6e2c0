import {
  commercialOrderApi,
  demandApi,
  goodsApi,
  leaderOrderApi,
  type Permission,
  shopApi,
  upApi,
  workOrderApi,
  type WorkOrderRow,
} from '@backlot/contract';
import type { Client } from '@backlot/api-client';
import { bdOrderPath, managedOrderPath, shopOrderPath } from '../../domains/trade/parts/order/orderPaths';
import type { PaletteWord } from './strings';

/** A record that was found, and where it opens. */
export interface FoundRecord {
  id: string;
  name: string;
  /** Its number, or its name on the platform. */
  number: string;
  path: string;
}

interface RecordKind {
  key: string;
  permission: Permission;
  word: PaletteWord;
  find: (client: Client, searchValue: string, signal: AbortSignal) => Promise<FoundRecord[]>;
}

const page = (searchValue: string) => ({ pageNo: 1, pageSize: 5, searchValue });
const orderOf =
  (pathOf: (row: Pick<WorkOrderRow, 'workOrderStatus'>) => string) =>
  (row: Pick<WorkOrderRow, 'id' | 'workOrderName' | 'workOrderNo' | 'workOrderStatus'>): FoundRecord => ({
    id: row.id,
    name: row.workOrderName,
    number: row.workOrderNo,
    path: pathOf(row),
  });

/** The lists that are searched, each for those who may open it; the server shows everybody the own rows only. */
export const recordKinds: readonly RecordKind[] = [
  {
    key: 'up',
    permission: 'upLibrary.query',
    word: 'creator',
    find: async (client, text, signal) =>
      (await client.call(upApi.page, page(text), { signal, isSilent: true })).rows.map(({ id, nickname, upNumber }) => ({
        id,
        name: nickname,
        number: upNumber,
        path: '/talentAdminDetail',
      })),
  },
  {
    key: 'commercial',
    permission: 'workOrderCom.query',
    word: 'order',
    find: async (client, text, signal) =>
      (await client.call(commercialOrderApi.page, page(text), { signal, isSilent: true })).rows.map(orderOf(managedOrderPath)),
  },
  {
    key: 'leader',
    permission: 'workOrderLeader.query',
    word: 'order',
    find: async (client, text, signal) =>
      (await client.call(leaderOrderApi.page, page(text), { signal, isSilent: true })).rows.map(orderOf(managedOrderPath)),
  },
  {
    key: 'bd',
    permission: 'workOrderBd.query',
    word: 'order',
    find: async (client, text, signal) =>
      (await client.call(workOrderApi.bd, page(text), { signal, isSilent: true })).rows.map(orderOf(bdOrderPath)),
  },
  {
    key: 'own',
    permission: 'workOrderShop.query',
    word: 'order',
    find: async (client, text, signal) =>
      (await client.call(workOrderApi.shop, page(text), { signal, isSilent: true })).rows.map(orderOf(shopOrderPath)),
  },
  {
    key: 'demand',
    permission: 'demand.query',
    word: 'demand',
    find: async (client, text, signal) =>
      (await client.call(demandApi.page, page(text), { signal, isSilent: true })).rows.map(({ id, demandName, demandNo }) => ({
        id,
        name: demandName,
        number: demandNo,
        path: '/shopXuQiuDanDetail',
      })),
  },
  {
    key: 'goods',
    permission: 'goods.query',
    word: 'goods',
    find: async (client, text, signal) =>
      (await client.call(goodsApi.page, page(text), { signal, isSilent: true })).rows.map(({ id, goodsName, goodsNo }) => ({
        id,
        name: goodsName,
        number: goodsNo,
        path: '/goodsDetail',
      })),
  },
  {
    key: 'shop',
    permission: 'shop.query',
    word: 'merchant',
    find: async (client, text, signal) =>
      (await client.call(shopApi.page, page(text), { signal, isSilent: true })).rows.map(({ id, shopName, shopCode }) => ({
        id,
        name: shopName,
        number: shopCode,
        path: '/shopDetail',
      })),
  },
];

import { commercialOrderApi, errors, leaderOrderApi, shopApi, goodsApi, ruleApi, workOrderApi, type ListedOrder } from '@backlot/contract';
import type { CrudArea } from '../../../kit/list/CrudArea';
import { type Answer, answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import { orderDetail, orderRows } from '../parts/order/orders.fixture';

const bds = [
  { id: '51', account: 'bd.vn.1', name: 'Trần Ngọc Anh', openOrders: 4 },
  { id: '52', account: 'bd.vn.2', name: 'Lê Minh Khôi', openOrders: 1 },
];

/** A fresh fake server for every list of orders; the second draft cannot be handed out. */
export function orderListAnswers(rows: readonly ListedOrder[] = orderRows): Answer[] {
  const pageOf = (input: { pageNo: number; pageSize: number }) => ({
    pageNo: input.pageNo,
    pageSize: input.pageSize,
    totalPage: 1,
    totalRows: rows.length,
    rows: [...rows],
  });
  const managed = (api: typeof commercialOrderApi | typeof leaderOrderApi) =>
    fakeCrud({ api: { ...api, detail: workOrderApi.detail } as CrudArea, rows: rows as never[] }).answers;
  return [
    ...managed(commercialOrderApi),
    ...managed(leaderOrderApi),
    answer(workOrderApi.hall, pageOf),
    answer(workOrderApi.bd, pageOf),
    answer(workOrderApi.shop, pageOf),
    answer(workOrderApi.detail, () => ({
      ...orderDetail,
      ...orderRows[0],
      allocations: [],
      wishes: [{ upId: '71', nickname: 'Linh Review Nè', upNumber: '@linh', bd: null }],
    })),
    answer(workOrderApi.allocatable, () => bds),
    answer(workOrderApi.handOut, ({ ids }) => ({
      ok: ids.slice(0, 1),
      failed: ids
        .slice(1)
        .map((id) => ({ id, code: errors.notAllAllocated.code, message: 'All creators must be allocated before issuing (0 of 5).' })),
    })),
    answer(shopApi.page, ({ pageNo, pageSize }) => ({
      pageNo,
      pageSize,
      totalPage: 1,
      totalRows: 1,
      rows: [
        {
          id: '31',
          version: 1,
          can: [],
          shopName: 'Isla Suncare',
          shopCode: 'SH00031',
          account: null,
          country: 'VN' as const,
          telephone: '+84912345678',
          mailAddress: 'a@b.example',
          productCategory: [],
          introduce: null,
          contactName: null,
          shopStatus: 2,
          papersWait: false,
          certifiedTime: null,
          owner: null,
          createTime: '2026-11-01 00:00:00',
        },
      ],
    })),
    answer(ruleApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 0, totalRows: 0, rows: [] })),
    answer(goodsApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 0, totalRows: 0, rows: [] })),
  ];
}

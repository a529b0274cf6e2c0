import { requireAny, type Viewer, viewerOf } from '../../base/sight';
import { commercialOrderApi, leaderOrderApi, workOrderApi } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { nextNumber } from '../../../db/numbers/nextNumber';
import type { Call } from '../../../http/requests/call';
import { inBatch } from '../../../http/requests/inBatch';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { type ExportSource, queueExport } from '../../base/download';
import { orderOf } from '../parts';
import { allocate } from './acts/allocate';
import { checkDraft, type OrderDraft } from './acts/checkDraft';
import { claim } from './acts/claim';
import { createOrder } from './acts/createOrder';
import { detailOf } from './lists/detail';
import { editOrder } from './acts/editOrder';
import { endOrder, reopen } from './acts/endOrder';
import { commercialOrderExport, leaderOrderExport, shopOrderExport } from './lists/exports';
import { extend } from './acts/extend';
import { handOut } from './acts/handOut';
import { historyOfOrder } from './lists/history';
import { type OrderQuery, pageOfOrders } from './lists/lists';
import { orderPdfExport, orderPdfExports, pdfPermission } from './lists/pdfs';
import { permissionsFor } from './policy';
import { reallocate } from './acts/reallocate';
import { recall } from './acts/recall';
import { remove } from './acts/remove';
import { returnShare } from './acts/returnShare';
import { allocatableBds } from './store';

/** The calls that each type of order has of its own. */
function ordersOfType(
  services: Services,
  { workOrderType, listing, source }: { workOrderType: 1 | 2; listing: 'commercial' | 'leader'; source: ExportSource },
) {
  const { db } = services.database;
  return {
    page: async (query: OrderQuery, call: Call) => pageOfOrders(db, listing, query, await viewerOf(db, call)),
    add: async (draft: OrderDraft, call: Call) => {
      const viewer = await viewerOf(db, call);
      return db.transaction(async (tx) => {
        const goods = await checkDraft(tx, draft, { workOrderType, viewer });
        const { id } = await createOrder(tx, { draft, workOrderType, goods, viewer });
        return { id };
      });
    },
    edit: async ({ id, version, ...draft }: OrderDraft & { id: string; version: number }, call: Call) => {
      const viewer = await viewerOf(db, call);
      await db.transaction((tx) => editOrder(tx, { id, version, draft, workOrderType }, viewer));
      return {};
    },
    delete: async ({ ids }: { ids: string[] }, call: Call) => {
      const viewer = await viewerOf(db, call);
      return inBatch({ ids, language: call.language, act: (id) => db.transaction((tx) => remove(tx, { id, workOrderType, viewer })) });
    },
    export: async (query: OrderQuery, call: Call) => ({
      id: await queueExport(services, { source, query, actor: await viewerOf(db, call) }),
    }),
  };
}

export const commercialOrderModule = (services: Services) =>
  defineModule({
    api: commercialOrderApi,
    exports: [commercialOrderExport(services)],
    handlers: ordersOfType(services, { workOrderType: 1, listing: 'commercial', source: commercialOrderExport(services) }),
  });

export const leaderOrderModule = (services: Services) =>
  defineModule({
    api: leaderOrderApi,
    exports: [leaderOrderExport(services)],
    handlers: ordersOfType(services, { workOrderType: 2, listing: 'leader', source: leaderOrderExport(services) }),
  });

/** Actions on orders of both types. */
export const workOrderModule = (services: Services) => {
  const { db } = services.database;
  /** Runs a change in one transaction, with the person who wants it. */
  const change = async (call: Call, act: (tx: Db, viewer: Viewer) => Promise<void>): Promise<null> => {
    const viewer = await viewerOf(db, call);
    await db.transaction((tx) => act(tx, viewer));
    return null;
  };
  const list = (listing: 'hall' | 'bd' | 'shop') => async (query: OrderQuery, call: Call) =>
    pageOfOrders(db, listing, query, await viewerOf(db, call));
  const reader = async (call: Call) => {
    const viewer = await viewerOf(db, call);
    requireAny(viewer, 'workOrderCom.get', 'workOrderLeader.get', 'workOrderBd.get', 'workOrderHall.get', 'workOrderShop.get');
    return viewer;
  };
  return defineModule({
    api: workOrderApi,
    exports: [shopOrderExport(services), ...orderPdfExports(services)],
    handlers: {
      hall: list('hall'),
      bd: list('bd'),
      shop: list('shop'),
      shopExport: async (query, call) => ({
        id: await queueExport(services, { source: shopOrderExport(services), query, actor: await viewerOf(db, call) }),
      }),
      pdf: async (query, call) => {
        const viewer = await viewerOf(db, call);
        requireAny(viewer, pdfPermission(query.listing));
        return { id: await queueExport(services, { source: orderPdfExport(services, query.listing), query, actor: viewer }) };
      },
      detail: async ({ id }, call) => detailOf(db, id, await reader(call)),
      history: async ({ id }, call) => historyOfOrder(db, id, await reader(call)),
      allocatable: async ({ id }, call) => {
        const viewer = await viewerOf(db, call);
        requireAny(viewer, ...permissionsFor('allocate'));
        return allocatableBds(db, await orderOf(db, id, viewer), viewer);
      },
      allocate: (input, call) => change(call, (tx, viewer) => allocate(tx, input, viewer)),
      handOut: async ({ ids }, call) => {
        const viewer = await viewerOf(db, call);
        requireAny(viewer, ...permissionsFor('handout'));
        const batchNo = await nextNumber(db, { prefix: 'PC', country: '' });
        return inBatch({
          ids,
          language: call.language,
          act: (id) => db.transaction((tx) => handOut(tx, { id, batchNo, viewer, services })),
        });
      },
      recall: ({ id }, call) => change(call, (tx, viewer) => recall(tx, { id, viewer, services })),
      claim: ({ id }, call) => change(call, (tx, viewer) => claim(tx, { id, viewer })),
      returnAlloc: (input, call) => change(call, (tx, viewer) => returnShare(tx, { ...input, viewer, services })),
      reallocate: (input, call) => change(call, (tx, viewer) => reallocate(tx, { ...input, viewer, services })),
      extend: (input, call) => change(call, (tx, viewer) => extend(tx, { ...input, viewer, services })),
      end: (input, call) => change(call, (tx, viewer) => endOrder(tx, { ...input, viewer, services })),
      reopen: ({ id }, call) => change(call, (tx, viewer) => reopen(tx, { id, viewer, services })),
    },
  });
};

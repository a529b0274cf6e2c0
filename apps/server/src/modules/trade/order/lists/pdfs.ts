import { viewerFrom, type Viewer } from '../../../base/sight';
import type { ParsedInputOf, Permission, workOrderApi } from '@backlot/contract';
import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import type { Services } from '../../../../services';
import type { FileSource } from '../../../base/download';
import { pdfExport } from '../../../base/pdf';
import { type Order } from '../../parts';
import { countOrders, idsOfOrders, whereOf } from './lists';
import { presentOrders } from '../present';
import { presentTenseOf } from '../snapshots';
import { workOrders } from '../../../../tables/trade/order';

type PdfQuery = ParsedInputOf<typeof workOrderApi.pdf>;
type Listing = PdfQuery['listing'];

const lists: Record<Listing, { area: string; permission: Permission }> = {
  commercial: { area: 'workOrderComPdf', permission: 'workOrderCom.pdf' },
  leader: { area: 'workOrderLeaderPdf', permission: 'workOrderLeader.pdf' },
  bd: { area: 'workOrderBdPdf', permission: 'workOrderBd.pdf' },
  shop: { area: 'workOrderShopPdf', permission: 'workOrderShop.pdf' },
};

/** What it takes to print the orders of a list. */
export const pdfPermission = (listing: Listing): Permission => lists[listing].permission;

/** Orders of a list as PDFs, as the person may see them when they are made. */
export function orderPdfExport({ database: { db } }: Services, listing: Listing): FileSource {
  const where = ({ ids, ...query }: PdfQuery, viewer: Viewer) =>
    and(whereOf(listing, query, viewer), ids ? inArray(workOrders.id, ids) : undefined);
  return pdfExport(db, {
    ...lists[listing],
    kind: 'workOrder',
    count: async (query, actor) => countOrders(db, where(query as PdfQuery, await viewerFrom(db, actor))),
    ids: async (query, actor) =>
      (
        await Array.fromAsync(
          idsOfOrders(db, { listing, where: where(query as PdfQuery, await viewerFrom(db, actor)), query: query as PdfQuery }),
        )
      ).flat(),
    records: async (ids, actor) => printedOrders(db, ids, await viewerFrom(db, actor)),
  });
}

/** Orders with what their documents print: merchant and product of the hand-out, or as they are now; by name where they are out of sight. */
export async function printedOrders(db: Db, ids: readonly string[], viewer: Viewer) {
  const orders: Order[] = await db
    .select()
    .from(workOrders)
    .where(inArray(workOrders.id, [...ids]));
  const byId = new Map(orders.map((order) => [order.id, order]));
  const rows = await presentOrders(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
    viewer,
  );
  const nowOf = await presentTenseOf(db, orders, viewer);
  return rows.map((row) => {
    const order = byId.get(row.id) as Order;
    const now = nowOf(order);
    return {
      ...row,
      workDes: order.workDes,
      shop: order.shop ?? now.shop ?? { shopName: row.shop.name, country: row.country },
      goodsInfo: order.goodsInfo ?? now.goods ?? { goodsName: row.goods.name },
    };
  });
}

/** The PDFs of every list, for exports that are taken up again. */
export const orderPdfExports = (services: Services): FileSource[] =>
  (Object.keys(lists) as Listing[]).map((listing) => orderPdfExport(services, listing));

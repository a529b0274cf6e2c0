import type { Permission, WorkOrderRow } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import type { Services } from '../../services';
import { type Column, type ExportSource, headersOf } from '../download';
import { type Order, viewerFrom } from '../trade';
import { countOrders, idsOfOrders, type Listing, type OrderQuery, whereOf } from './lists';
import { presentOrders } from './present';
import { workOrders } from './tables';

const columns: readonly Column<WorkOrderRow>[] = [
  { header: ['工单编号', 'Order number', 'Số đơn'], value: (row) => row.workOrderNo },
  { header: ['工单名称', 'Order', 'Tên đơn'], value: (row) => row.workOrderName },
  { header: ['状态', 'Status', 'Trạng thái'], value: (row) => row.workOrderStatus },
  { header: ['国家', 'Country', 'Quốc gia'], value: (row) => row.country },
  { header: ['商家', 'Merchant', 'Nhà bán hàng'], value: (row) => row.shop.name },
  { header: ['商品', 'Product', 'Sản phẩm'], value: (row) => row.goods.name },
  { header: ['整包比例', 'Whole-package ratio', 'Tỷ lệ trọn gói'], value: (row) => row.wholeProportion },
  { header: ['达人比例', 'Creator ratio', 'Tỷ lệ KOL'], value: (row) => row.upProportion },
  { header: ['BD比例', 'BD ratio', 'Tỷ lệ BD'], value: (row) => row.bdProportion },
  { header: ['拍摄费', 'Shooting fee', 'Phí quay'], value: (row) => row.upShotCost },
  { header: ['币种', 'Currency', 'Tiền tệ'], value: (row) => row.currency },
  { header: ['需求达人数', 'Creators required', 'Số KOL cần'], value: (row) => row.requireUpNum },
  { header: ['已通过', 'Approved', 'Đã duyệt'], value: (row) => row.approvedNum },
  { header: ['已发布', 'Published', 'Đã đăng'], value: (row) => row.publishedNum },
  { header: ['已履约', 'Fulfilled', 'Đã hoàn tất'], value: (row) => row.fulfilledNum },
  { header: ['开始日期', 'Valid from', 'Từ ngày'], value: (row) => row.validBegin },
  { header: ['有效期至', 'Expires', 'Đến ngày'], value: (row) => row.expireDate },
  { header: ['团长', 'Team leader', 'Trưởng nhóm'], value: (row) => row.leader?.name ?? null },
];

/** Rows of an order list as a file: those of the screen, in its order, as the person may see them when it runs. */
const source = ({ database: { db } }: Services, { listing, area, permission }: { listing: Listing; area: string; permission: Permission }): ExportSource => ({
  area,
  permission,
  headers: (language) => headersOf(columns, language),
  count: async (query, actor) => countOrders(db, whereOf(listing, query as OrderQuery, await viewerFrom(db, actor))),
  ids: async (query, actor) => idsOfOrders(db, whereOf(listing, query as OrderQuery, await viewerFrom(db, actor)), query as OrderQuery),
  lines: async (ids, actor) => {
    const place = new Map(ids.map((id, index) => [id, index]));
    const found: Order[] = await db.select().from(workOrders).where(inArray(workOrders.id, [...ids]));
    const rows = await presentOrders(db, found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)), await viewerFrom(db, actor));
    return rows.map((row) => columns.map(({ value }) => value(row, actor.language)));
  },
});

export const commercialOrderExport = (services: Services) => source(services, { listing: 'commercial', area: 'workOrderCom', permission: 'workOrderCom.export' });
export const leaderOrderExport = (services: Services) => source(services, { listing: 'leader', area: 'workOrderLeader', permission: 'workOrderLeader.export' });
export const shopOrderExport = (services: Services) => source(services, { listing: 'shop', area: 'workOrderShop', permission: 'workOrderShop.export' });

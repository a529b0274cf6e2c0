import { viewerFrom } from '../../../base/sight';
import { stateWord } from '../../../base/lifeCycle';
import type { Permission, WorkOrderRow } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import type { Services } from '../../../../services';
import { type Column, columnsFor, columnsOf, decimal, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { type Order } from '../../parts';
import { countOrders, idsOfOrders, type Listing, type OrderQuery, whereOf } from './lists';
import { presentOrders } from '../present';
import { workOrders } from '../../../../tables/trade/order';

const columns: readonly Column<WorkOrderRow>[] = [
  { field: 'workOrderName', header: ['工单编号', 'Order number', 'Số đơn'], value: (row) => row.workOrderNo },
  { field: 'workOrderName', header: ['工单名称', 'Order', 'Tên đơn'], value: (row) => row.workOrderName },
  {
    // What its reader does next is no fact of an order: a file has its state.
    field: ['workOrderStatus', 'next'],
    header: ['状态', 'Status', 'Trạng thái'],
    value: (row, language) => stateWord('workOrderStatus', row.workOrderStatus, language),
  },
  { field: 'workOrderType', header: ['类型', 'Type', 'Loại'], value: (row, _, wordOf) => wordOf('workOrderType', row.workOrderType) },
  {
    field: 'workAttribute',
    header: ['计费方式', 'Pays by', 'Trả theo'],
    value: (row, _, wordOf) => wordOf('workAttribute', row.workAttribute),
  },
  {
    field: 'workOrderSource',
    header: ['来源', 'Source', 'Nguồn'],
    value: (row, _, wordOf) => wordOf('workOrderSource', row.workOrderSource),
  },
  { field: 'country', header: ['国家', 'Country', 'Quốc gia'], value: (row, _, wordOf) => wordOf('country', row.country) },
  { field: ['shop', 'workOrderName'], header: ['商家', 'Merchant', 'Nhà bán hàng'], value: (row) => row.shop.name },
  { field: 'goods', header: ['商品', 'Product', 'Sản phẩm'], value: (row) => row.goods.name },
  { field: 'wholeProportion', header: ['整包比例', 'Whole-package ratio', 'Tỷ lệ trọn gói'], value: (row) => row.wholeProportion },
  { field: 'reward', header: ['达人比例', 'Creator ratio', 'Tỷ lệ KOL'], value: (row) => row.upProportion },
  { field: 'bdProportion', isInside: true, header: ['BD比例', 'BD ratio', 'Tỷ lệ BD'], value: (row) => row.bdProportion },
  { field: 'reward', header: ['拍摄费', 'Shooting fee', 'Phí quay'], value: (row) => decimal(row.upShotCost) },
  { field: 'reward', header: ['币种', 'Currency', 'Tiền tệ'], value: (row) => row.currency },
  { field: 'requireUpNum', header: ['需求达人数', 'Creators required', 'Số KOL cần'], value: (row) => row.requireUpNum },
  { field: 'requireUpNum', header: ['已通过', 'Approved', 'Đã duyệt'], value: (row) => row.approvedNum },
  { field: 'pendingNum', header: ['待审核', 'Pending', 'Chờ duyệt'], value: (row) => row.pendingNum },
  { field: 'publishedNum', header: ['已发布', 'Published', 'Đã đăng'], value: (row) => row.publishedNum },
  { field: 'fulfilledNum', header: ['已履约', 'Fulfilled', 'Đã hoàn tất'], value: (row) => row.fulfilledNum },
  { field: 'gmv', header: ['销售额', 'GMV', 'GMV'], value: (row) => decimal(row.gmv) },
  { header: ['开始日期', 'Valid from', 'Từ ngày'], value: (row) => row.validBegin },
  { field: 'expireDate', header: ['有效期至', 'Expires', 'Đến ngày'], value: (row) => row.expireDate },
  { field: 'leader', header: ['团长', 'Team leader', 'Trưởng nhóm'], value: (row) => row.leader?.name ?? null },
  { field: 'handOutTime', header: ['下发时间', 'Handed out', 'Ngày phát'], value: (row) => row.handOutTime },
  { field: 'batchNo', header: ['批次号', 'Batch', 'Số lô'], value: (row) => row.batchNo },
  { field: 'createTime', header: ['创建时间', 'Created', 'Ngày tạo'], value: (row) => row.createTime },
];

/** Rows of an order list as a file: those of the screen, in its order, as the person may see them when it runs. */
const source = (
  { database: { db } }: Services,
  { listing, area, permission }: { listing: Listing; area: string; permission: Permission },
): ExportSource => ({
  area,
  permission,
  columns: async (_query, actor) => columnsFor(columns, await viewerFrom(db, actor)),
  headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(columns, await viewerFrom(db, actor)), query), language),
  count: async (query, actor) => countOrders(db, whereOf(listing, query as OrderQuery, await viewerFrom(db, actor))),
  batches: async (query, actor) =>
    idsOfOrders(db, {
      listing,
      where: whereOf(listing, query as OrderQuery, await viewerFrom(db, actor)),
      query: query as OrderQuery,
    }),
  lines: async (ids, actor, query) => {
    const place = new Map(ids.map((id, index) => [id, index]));
    const found: Order[] = await db
      .select()
      .from(workOrders)
      .where(inArray(workOrders.id, [...ids]));
    const viewer = await viewerFrom(db, actor);
    const rows = await presentOrders(
      db,
      found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
      viewer,
    );
    return linesOf(db, { columns: columnsOf(columnsFor(columns, viewer), query), rows, language: actor.language });
  },
});

export const commercialOrderExport = (services: Services) =>
  source(services, { listing: 'commercial', area: 'workOrderCom', permission: 'workOrderCom.export' });
export const leaderOrderExport = (services: Services) =>
  source(services, { listing: 'leader', area: 'workOrderLeader', permission: 'workOrderLeader.export' });
export const shopOrderExport = (services: Services) =>
  source(services, { listing: 'shop', area: 'workOrderShop', permission: 'workOrderShop.export' });

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
  { field: 'workOrderName', header: { en: 'Order number', 'zh-CN': '工单编号', vn: 'Số đơn' }, value: (row) => row.workOrderNo },
  { field: 'workOrderName', header: { en: 'Order', 'zh-CN': '工单名称', vn: 'Tên đơn' }, value: (row) => row.workOrderName },
  {
    // What its reader does next is no fact of an order: a file has its state.
    field: ['workOrderStatus', 'next'],
    header: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
    value: (row, language) => stateWord('workOrderStatus', row.workOrderStatus, language),
  },
  {
    field: 'workOrderType',
    header: { en: 'Type', 'zh-CN': '类型', vn: 'Loại' },
    value: (row, _, wordOf) => wordOf('workOrderType', row.workOrderType),
  },
  {
    field: 'workAttribute',
    header: { en: 'Pays by', 'zh-CN': '计费方式', vn: 'Trả theo' },
    value: (row, _, wordOf) => wordOf('workAttribute', row.workAttribute),
  },
  {
    field: 'workOrderSource',
    header: { en: 'Source', 'zh-CN': '来源', vn: 'Nguồn' },
    value: (row, _, wordOf) => wordOf('workOrderSource', row.workOrderSource),
  },
  {
    field: 'country',
    header: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  { field: ['shop', 'workOrderName'], header: { en: 'Merchant', 'zh-CN': '商家', vn: 'Nhà bán hàng' }, value: (row) => row.shop.name },
  { field: 'goods', header: { en: 'Product', 'zh-CN': '商品', vn: 'Sản phẩm' }, value: (row) => row.goods.name },
  {
    field: 'wholeProportion',
    header: { en: 'Whole-package ratio', 'zh-CN': '整包比例', vn: 'Tỷ lệ trọn gói' },
    value: (row) => row.wholeProportion,
  },
  { field: 'reward', header: { en: 'Creator ratio', 'zh-CN': '达人比例', vn: 'Tỷ lệ KOL' }, value: (row) => row.upProportion },
  {
    field: 'bdProportion',
    isInside: true,
    header: { en: 'BD ratio', 'zh-CN': 'BD比例', vn: 'Tỷ lệ BD' },
    value: (row) => row.bdProportion,
  },
  { field: 'reward', header: { en: 'Shooting fee', 'zh-CN': '拍摄费', vn: 'Phí quay' }, value: (row) => decimal(row.upShotCost) },
  { field: 'reward', header: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' }, value: (row) => row.currency },
  { field: 'requireUpNum', header: { en: 'Creators required', 'zh-CN': '需求达人数', vn: 'Số KOL cần' }, value: (row) => row.requireUpNum },
  { field: 'requireUpNum', header: { en: 'Approved', 'zh-CN': '已通过', vn: 'Đã duyệt' }, value: (row) => row.approvedNum },
  { field: 'pendingNum', header: { en: 'Pending', 'zh-CN': '待审核', vn: 'Chờ duyệt' }, value: (row) => row.pendingNum },
  { field: 'publishedNum', header: { en: 'Published', 'zh-CN': '已发布', vn: 'Đã đăng' }, value: (row) => row.publishedNum },
  { field: 'fulfilledNum', header: { en: 'Fulfilled', 'zh-CN': '已履约', vn: 'Đã hoàn tất' }, value: (row) => row.fulfilledNum },
  { field: 'gmv', header: { en: 'GMV', 'zh-CN': '销售额', vn: 'GMV' }, value: (row) => decimal(row.gmv) },
  { header: { en: 'Valid from', 'zh-CN': '开始日期', vn: 'Từ ngày' }, value: (row) => row.validBegin },
  { field: 'expireDate', header: { en: 'Expires', 'zh-CN': '有效期至', vn: 'Đến ngày' }, value: (row) => row.expireDate },
  { field: 'leader', header: { en: 'Team leader', 'zh-CN': '团长', vn: 'Trưởng nhóm' }, value: (row) => row.leader?.name ?? null },
  { field: 'handOutTime', header: { en: 'Handed out', 'zh-CN': '下发时间', vn: 'Ngày phát' }, value: (row) => row.handOutTime },
  { field: 'batchNo', header: { en: 'Batch', 'zh-CN': '批次号', vn: 'Số lô' }, value: (row) => row.batchNo },
  { field: 'createTime', header: { en: 'Created', 'zh-CN': '创建时间', vn: 'Ngày tạo' }, value: (row) => row.createTime },
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

import type { Words } from '@backlot/contract';
import type { ImportField } from '../../../base/imports';

/** Columns of a file of orders: a row is a line of an order, with one of its refunds or none. Times are UTC. */
export const orderFields: readonly ImportField[] = [
  { key: 'orderNo', header: { en: 'Order number', 'zh-CN': '订单号', vn: 'Số đơn hàng' }, required: true, example: '579800000000000001' },
  { key: 'lineNo', header: { en: 'Line', 'zh-CN': '行号', vn: 'Dòng' }, example: '1' },
  { key: 'orderSource', header: { en: 'Source', 'zh-CN': '来源', vn: 'Nguồn' }, example: '10' },
  { key: 'orderStatus', header: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' }, required: true, example: 'Completed' },
  {
    key: 'orderTime',
    header: { en: 'Ordered (UTC)', 'zh-CN': '下单时间', vn: 'Đặt hàng (UTC)' },
    required: true,
    example: '2026-11-02 08:00:00',
  },
  { key: 'payTime', header: { en: 'Paid at (UTC)', 'zh-CN': '付款时间', vn: 'Thanh toán lúc (UTC)' }, example: '2026-11-02 08:01:00' },
  { key: 'deliverTime', header: { en: 'Delivered (UTC)', 'zh-CN': '签收时间', vn: 'Giao hàng (UTC)' }, example: '2026-11-05 06:30:00' },
  { key: 'completeTime', header: { en: 'Completed (UTC)', 'zh-CN': '完成时间', vn: 'Hoàn tất (UTC)' }, example: '2026-11-12 06:30:00' },
  { key: 'goodsNo', header: { en: 'Product number', 'zh-CN': '商品编号', vn: 'Mã sản phẩm' }, required: true, example: 'SP2611020001' },
  { key: 'goodsName', header: { en: 'Product name', 'zh-CN': '商品名称', vn: 'Tên sản phẩm' }, example: 'Sunscreen SPF50+ 50 ml' },
  { key: 'platformSkuId', header: { en: 'SKU', 'zh-CN': 'SKU', vn: 'SKU' }, example: '' },
  { key: 'quantity', header: { en: 'Quantity', 'zh-CN': '数量', vn: 'Số lượng' }, required: true, example: '2' },
  { key: 'payAmount', header: { en: 'Paid', 'zh-CN': '实付金额', vn: 'Đã trả' }, required: true, example: '798.00' },
  { key: 'currency', header: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' }, example: 'PHP' },
  { key: 'up', header: { en: 'Creator handle', 'zh-CN': '达人账号', vn: 'Tài khoản KOL' }, example: 'bea.reyes' },
  { key: 'salesType', header: { en: 'Sales type', 'zh-CN': '销售方式', vn: 'Hình thức bán' }, example: 'Video' },
  { key: 'contentId', header: { en: 'Content id', 'zh-CN': '内容ID', vn: 'ID nội dung' }, example: '' },
  { key: 'workOrderNo', header: { en: 'Work order number', 'zh-CN': '工单编号', vn: 'Số đơn công việc' }, example: '' },
  { key: 'platformCommission', header: { en: 'Platform commission', 'zh-CN': '平台佣金', vn: 'Hoa hồng nền tảng' }, example: '159.60' },
  { key: 'refundNo', header: { en: 'Refund number', 'zh-CN': '退款单号', vn: 'Số hoàn tiền' }, example: '' },
  { key: 'refundTime', header: { en: 'Refund time (UTC)', 'zh-CN': '退款时间', vn: 'Hoàn tiền lúc (UTC)' }, example: '' },
  { key: 'refundAmount', header: { en: 'Refunded', 'zh-CN': '退款金额', vn: 'Đã hoàn' }, example: '' },
  { key: 'refundQuantity', header: { en: 'Refunded quantity', 'zh-CN': '退款数量', vn: 'Số lượng hoàn' }, example: '' },
  { key: 'refundReason', header: { en: 'Refund reason', 'zh-CN': '退款原因', vn: 'Lý do hoàn' }, example: '' },
  { key: 'refundStatus', header: { en: 'Refund status', 'zh-CN': '退款状态', vn: 'Trạng thái hoàn' }, example: '' },
];

/** What the list's export shows beside them. */
export const knownColumns: readonly Words[] = [
  { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
  { en: 'Product', 'zh-CN': '商品', vn: 'Sản phẩm' },
  { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' },
  { en: 'Work order', 'zh-CN': '工单', vn: 'Đơn công việc' },
  { en: 'Merchant', 'zh-CN': '商家', vn: 'Nhà bán hàng' },
  { en: 'BD', 'zh-CN': 'BD', vn: 'BD' },
  { en: 'Team leader', 'zh-CN': '团长', vn: 'Trưởng nhóm' },
  { en: 'Settlement month', 'zh-CN': '结算月', vn: 'Tháng đối soát' },
];

import type { Header, ImportField } from '../../../base/imports';

/** Columns of a file of orders: a row is a line of an order, with one of its refunds or none. Times are UTC. */
export const orderFields: readonly ImportField[] = [
  { key: 'orderNo', header: ['订单号', 'Order number', 'Số đơn hàng'], required: true, example: '579800000000000001' },
  { key: 'lineNo', header: ['行号', 'Line', 'Dòng'], example: '1' },
  { key: 'orderSource', header: ['来源', 'Source', 'Nguồn'], example: '10' },
  { key: 'orderStatus', header: ['状态', 'Status', 'Trạng thái'], required: true, example: 'Completed' },
  { key: 'orderTime', header: ['下单时间', 'Ordered (UTC)', 'Đặt hàng (UTC)'], required: true, example: '2026-11-02 08:00:00' },
  { key: 'payTime', header: ['付款时间', 'Paid at (UTC)', 'Thanh toán lúc (UTC)'], example: '2026-11-02 08:01:00' },
  { key: 'deliverTime', header: ['签收时间', 'Delivered (UTC)', 'Giao hàng (UTC)'], example: '2026-11-05 06:30:00' },
  { key: 'completeTime', header: ['完成时间', 'Completed (UTC)', 'Hoàn tất (UTC)'], example: '2026-11-12 06:30:00' },
  { key: 'goodsNo', header: ['商品编号', 'Product number', 'Mã sản phẩm'], required: true, example: 'SP2611020001' },
  { key: 'goodsName', header: ['商品名称', 'Product name', 'Tên sản phẩm'], example: 'Sunscreen SPF50+ 50 ml' },
  { key: 'platformSkuId', header: ['SKU', 'SKU', 'SKU'], example: '' },
  { key: 'quantity', header: ['数量', 'Quantity', 'Số lượng'], required: true, example: '2' },
  { key: 'payAmount', header: ['实付金额', 'Paid', 'Đã trả'], required: true, example: '798.00' },
  { key: 'currency', header: ['币种', 'Currency', 'Tiền tệ'], example: 'PHP' },
  { key: 'up', header: ['达人账号', 'Creator handle', 'Tài khoản KOL'], example: 'bea.reyes' },
  { key: 'salesType', header: ['销售方式', 'Sales type', 'Hình thức bán'], example: 'Video' },
  { key: 'contentId', header: ['内容ID', 'Content id', 'ID nội dung'], example: '' },
  { key: 'workOrderNo', header: ['工单编号', 'Work order number', 'Số đơn công việc'], example: '' },
  { key: 'platformCommission', header: ['平台佣金', 'Platform commission', 'Hoa hồng nền tảng'], example: '159.60' },
  { key: 'refundNo', header: ['退款单号', 'Refund number', 'Số hoàn tiền'], example: '' },
  { key: 'refundTime', header: ['退款时间', 'Refund time (UTC)', 'Hoàn tiền lúc (UTC)'], example: '' },
  { key: 'refundAmount', header: ['退款金额', 'Refunded', 'Đã hoàn'], example: '' },
  { key: 'refundQuantity', header: ['退款数量', 'Refunded quantity', 'Số lượng hoàn'], example: '' },
  { key: 'refundReason', header: ['退款原因', 'Refund reason', 'Lý do hoàn'], example: '' },
  { key: 'refundStatus', header: ['退款状态', 'Refund status', 'Trạng thái hoàn'], example: '' },
];

/** What the list's export shows beside them. */
export const knownColumns: readonly Header[] = [
  ['国家', 'Country', 'Quốc gia'],
  ['商品', 'Product', 'Sản phẩm'],
  ['达人', 'Creator', 'KOL'],
  ['工单', 'Work order', 'Đơn công việc'],
  ['商家', 'Merchant', 'Nhà bán hàng'],
  ['BD', 'BD', 'BD'],
  ['团长', 'Team leader', 'Trưởng nhóm'],
  ['结算月', 'Settlement month', 'Tháng đối soát'],
];

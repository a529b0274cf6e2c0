import type { Words } from '../../core/words';

/** What is said of the fields of a live broadcast. */
export const liveWords = {
  liveNo: { en: 'Live number', 'zh-CN': '直播编号', vn: 'Số phiên live' },
  liveTitle: { en: 'Title', 'zh-CN': '标题', vn: 'Tiêu đề' },
  liveStatus: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  up: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' },
  upNumber: { en: 'Handle', 'zh-CN': '达人账号', vn: 'Tài khoản' },
  country: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
  goods: { en: 'Products', 'zh-CN': '商品', vn: 'Sản phẩm' },
  bd: { en: 'BD', 'zh-CN': 'BD', vn: 'BD' },
  beginTime: { en: 'Begins', 'zh-CN': '开始时间', vn: 'Bắt đầu' },
  endTime: { en: 'Ends', 'zh-CN': '结束时间', vn: 'Kết thúc' },
  viewers: { en: 'Viewers', 'zh-CN': '观看人数', vn: 'Người xem' },
  peakViewers: { en: 'Peak viewers', 'zh-CN': '峰值人数', vn: 'Cao nhất' },
  orders: { en: 'Orders', 'zh-CN': '订单数', vn: 'Đơn hàng' },
  gmv: { en: 'Sales', 'zh-CN': '销售额', vn: 'Doanh số' },
  currency: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' },
  dataTime: { en: 'Data time', 'zh-CN': '数据时间', vn: 'Thời điểm số liệu' },
  reason: { en: 'Reason', 'zh-CN': '原因', vn: 'Lý do' },
} satisfies Record<string, Words>;

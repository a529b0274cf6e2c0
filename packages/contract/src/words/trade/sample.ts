import type { Words } from '../../core/words';

/** What is said of the fields of a sample and its parcel. */
export const sampleWords = {
  sampleNo: { en: 'Sample number', 'zh-CN': '寄样编号', vn: 'Số mẫu' },
  sampleStatus: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  up: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' },
  upNumber: { en: 'Handle', 'zh-CN': '达人账号', vn: 'Tài khoản' },
  goods: { en: 'Product', 'zh-CN': '商品', vn: 'Sản phẩm' },
  skuName: { en: 'Variant', 'zh-CN': '规格', vn: 'Phân loại' },
  quantity: { en: 'Quantity', 'zh-CN': '数量', vn: 'Số lượng' },
  sampleValue: { en: 'Value', 'zh-CN': '样品价值', vn: 'Giá trị' },
  currency: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' },
  country: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
  workOrder: { en: 'Order number', 'zh-CN': '工单编号', vn: 'Số đơn' },
  shop: { en: 'Merchant', 'zh-CN': '商家', vn: 'Nhà bán hàng' },
  bd: { en: 'BD', 'zh-CN': 'BD', vn: 'BD' },
  carrier: { en: 'Carrier', 'zh-CN': '物流公司', vn: 'Đơn vị vận chuyển' },
  trackingNo: { en: 'Tracking number', 'zh-CN': '运单号', vn: 'Mã vận đơn' },
  deadline: { en: 'Due', 'zh-CN': '截止', vn: 'Hạn' },
  reason: { en: 'Reason', 'zh-CN': '原因', vn: 'Lý do' },
  createTime: { en: 'Requested', 'zh-CN': '申请时间', vn: 'Ngày yêu cầu' },
  kind: { en: 'Parcel', 'zh-CN': '物流状态', vn: 'Bưu kiện' },
  eventTime: { en: 'Parcel time', 'zh-CN': '物流时间', vn: 'Thời gian' },
  parcelPlace: { en: 'Parcel place', 'zh-CN': '物流地点', vn: 'Nơi đến' },
} satisfies Record<string, Words>;

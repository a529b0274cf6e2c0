import type { Words } from '../../core/words';

/** What is said of the fields of what people earn in a month. */
export const commissionWords = {
  settleMonth: { en: 'Month', 'zh-CN': '月份', vn: 'Tháng' },
  beneficiary: { en: 'Name', 'zh-CN': '名称', vn: 'Tên' },
  country: { en: 'Country or region', 'zh-CN': '国家或地区', vn: 'Quốc gia hoặc khu vực' },
  orderCount: { en: 'Orders', 'zh-CN': '订单数', vn: 'Số đơn' },
  gmv: { en: 'GMV', 'zh-CN': 'GMV', vn: 'GMV' },
  commercialAmount: { en: 'Commercial', 'zh-CN': '商单', vn: 'Đơn thương mại' },
  teamLeaderAmount: { en: 'Team leader', 'zh-CN': '团长单', vn: 'Đơn trưởng nhóm' },
  rewardAmount: { en: 'Reward', 'zh-CN': '奖励', vn: 'Thưởng' },
  adjustAmount: { en: 'Adjustments', 'zh-CN': '调整', vn: 'Điều chỉnh' },
  totalAmount: { en: 'Total', 'zh-CN': '合计', vn: 'Tổng' },
  currency: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' },
  settleStatus: { en: 'Settlement', 'zh-CN': '结算', vn: 'Đối soát' },
  payStatus: { en: 'Payment', 'zh-CN': '付款', vn: 'Thanh toán' },
} satisfies Record<string, Words>;

import type { Words } from '../../core/words';

/** What is said of the fields of a payment. */
export const paymentWords = {
  payNo: { en: 'Payment number', 'zh-CN': '付款单号', vn: 'Số thanh toán' },
  settleMonth: { en: 'Settlement month', 'zh-CN': '结算月', vn: 'Tháng đối soát' },
  country: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
  beneficiary: { en: 'Beneficiary', 'zh-CN': '对象', vn: 'Đối tượng' },
  amount: { en: 'Amount', 'zh-CN': '金额', vn: 'Số tiền' },
  currency: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' },
  method: { en: 'Method', 'zh-CN': '方式', vn: 'Hình thức trả' },
  payee: { en: 'Payee', 'zh-CN': '收款账户', vn: 'Tài khoản nhận' },
  payStatus: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  payTime: { en: 'Paid', 'zh-CN': '付款时间', vn: 'Trả lúc' },
  providerNo: { en: 'Bank reference', 'zh-CN': '银行流水号', vn: 'Mã giao dịch' },
  failReason: { en: 'Reason', 'zh-CN': '失败原因', vn: 'Lý do' },
  batch: { en: 'Batch', 'zh-CN': '批次', vn: 'Đợt' },
} satisfies Record<string, Words>;

import type { Column } from '../../../../base/download';
import type { Summary } from '../summaries';
import { zoneAt } from './zoneAt';

/** A statement with what happened to it, in words. */
export type ToldStatement = Summary & { history: string };

const amount = (name: keyof Summary, header: Column<Summary>['header']): Column<ToldStatement> => ({
  header,
  value: (row) => Number(row[name]),
});

/** The sheet of sums: what a statement must show besides its lines (domain/money 4.8). */
export const statementColumns: readonly Column<ToldStatement>[] = [
  { header: { en: 'Batch', 'zh-CN': '批次', vn: 'Đợt' }, value: ({ batch }) => batch.name },
  { header: { en: 'Month', 'zh-CN': '月份', vn: 'Tháng' }, value: ({ settleMonth }) => settleMonth },
  {
    header: { en: 'For', 'zh-CN': '维度', vn: 'Đối tượng' },
    value: ({ settleDimension }, _, wordOf) => wordOf('settleDimension', settleDimension),
  },
  { header: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' }, value: ({ country }, _, wordOf) => wordOf('country', country) },
  { header: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' }, value: ({ currency }) => currency },
  {
    header: { en: 'Time zone', 'zh-CN': '时区', vn: 'Múi giờ' },
    value: ({ timeZone, cutoffTime, dataTime }) => zoneAt(timeZone, cutoffTime ?? dataTime),
  },
  { header: { en: 'Cut-off (UTC)', 'zh-CN': '截止时间（UTC）', vn: 'Thời điểm chốt (UTC)' }, value: ({ cutoffTime }) => cutoffTime },
  { header: { en: 'Name', 'zh-CN': '名称', vn: 'Tên' }, value: ({ beneficiary }) => beneficiary.name },
  { header: { en: 'Payee', 'zh-CN': '收款账户', vn: 'Tài khoản nhận' }, value: ({ payee }) => payee },
  amount('commercialAmount', { en: 'Commercial', 'zh-CN': '商单', vn: 'Đơn thương mại' }),
  amount('teamLeaderAmount', { en: 'Team leader', 'zh-CN': '团长单', vn: 'Đơn trưởng nhóm' }),
  amount('rewardAmount', { en: 'Reward', 'zh-CN': '奖励', vn: 'Thưởng' }),
  amount('adjustAmount', { en: 'Adjustments', 'zh-CN': '调整', vn: 'Điều chỉnh' }),
  amount('totalAmount', { en: 'Total', 'zh-CN': '合计', vn: 'Tổng' }),
  amount('openingBalance', { en: 'Opening', 'zh-CN': '期初余额', vn: 'Số dư đầu kỳ' }),
  amount('withholdingRate', { en: 'Tax, %', 'zh-CN': '代扣税率（%）', vn: 'Thuế, %' }),
  amount('withholdingAmount', { en: 'Tax', 'zh-CN': '代扣税款', vn: 'Thuế khấu trừ' }),
  amount('payableAmount', { en: 'Payable', 'zh-CN': '应付', vn: 'Phải trả' }),
  amount('carriedForward', { en: 'Carried forward', 'zh-CN': '结转下期', vn: 'Chuyển kỳ sau' }),
  amount('gmv', { en: 'GMV', 'zh-CN': 'GMV', vn: 'GMV' }),
  amount('refundAmount', { en: 'Refunds', 'zh-CN': '退款', vn: 'Hoàn tiền' }),
  {
    header: { en: 'Commercial orders', 'zh-CN': '商单数', vn: 'Số đơn thương mại' },
    value: ({ commercialOrderCount }) => commercialOrderCount,
  },
  {
    header: { en: 'Team-leader orders', 'zh-CN': '团长单数', vn: 'Số đơn trưởng nhóm' },
    value: ({ teamLeaderOrderCount }) => teamLeaderOrderCount,
  },
  { header: { en: 'Payment', 'zh-CN': '付款状态', vn: 'Thanh toán' }, value: ({ payStatus }, _, wordOf) => wordOf('payStatus', payStatus) },
  { header: { en: 'Payment number', 'zh-CN': '付款单', vn: 'Số thanh toán' }, value: ({ payNo }) => payNo },
  {
    header: { en: 'Method', 'zh-CN': '付款方式', vn: 'Phương thức' },
    value: ({ payMethod }, _, wordOf) => (payMethod === null ? null : wordOf('payMethod', payMethod)),
  },
  { header: { en: 'Paid (UTC)', 'zh-CN': '付款时间（UTC）', vn: 'Trả lúc (UTC)' }, value: ({ payTime }) => payTime },
  { header: { en: 'Bank reference', 'zh-CN': '银行流水号', vn: 'Mã giao dịch' }, value: ({ providerNo }) => providerNo },
  { header: { en: 'Voucher', 'zh-CN': '凭证', vn: 'Chứng từ' }, value: ({ voucher }) => voucher },
  { header: { en: 'History (UTC)', 'zh-CN': '操作记录（UTC）', vn: 'Lịch sử (UTC)' }, value: ({ history }) => history },
  { header: { en: 'Data as of (UTC)', 'zh-CN': '数据截至（UTC）', vn: 'Dữ liệu tính đến (UTC)' }, value: ({ dataTime }) => dataTime },
];

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
  { header: ['批次', 'Batch', 'Đợt'], value: ({ batch }) => batch.name },
  { header: ['月份', 'Month', 'Tháng'], value: ({ settleMonth }) => settleMonth },
  {
    header: ['维度', 'For', 'Đối tượng'],
    value: ({ settleDimension }, _, wordOf) => wordOf('settleDimension', settleDimension),
  },
  { header: ['国家', 'Country', 'Quốc gia'], value: ({ country }, _, wordOf) => wordOf('country', country) },
  { header: ['币种', 'Currency', 'Tiền tệ'], value: ({ currency }) => currency },
  { header: ['时区', 'Time zone', 'Múi giờ'], value: ({ timeZone, cutoffTime, dataTime }) => zoneAt(timeZone, cutoffTime ?? dataTime) },
  { header: ['截止时间（UTC）', 'Cut-off (UTC)', 'Thời điểm chốt (UTC)'], value: ({ cutoffTime }) => cutoffTime },
  { header: ['名称', 'Name', 'Tên'], value: ({ beneficiary }) => beneficiary.name },
  { header: ['收款账户', 'Payee', 'Tài khoản nhận'], value: ({ payee }) => payee },
  amount('commercialAmount', ['商单', 'Commercial', 'Đơn thương mại']),
  amount('teamLeaderAmount', ['团长单', 'Team leader', 'Đơn trưởng nhóm']),
  amount('rewardAmount', ['奖励', 'Reward', 'Thưởng']),
  amount('adjustAmount', ['调整', 'Adjustments', 'Điều chỉnh']),
  amount('totalAmount', ['合计', 'Total', 'Tổng']),
  amount('openingBalance', ['期初余额', 'Opening', 'Số dư đầu kỳ']),
  amount('withholdingRate', ['代扣税率（%）', 'Tax, %', 'Thuế, %']),
  amount('withholdingAmount', ['代扣税款', 'Tax', 'Thuế khấu trừ']),
  amount('payableAmount', ['应付', 'Payable', 'Phải trả']),
  amount('carriedForward', ['结转下期', 'Carried forward', 'Chuyển kỳ sau']),
  amount('gmv', ['GMV', 'GMV', 'GMV']),
  amount('refundAmount', ['退款', 'Refunds', 'Hoàn tiền']),
  { header: ['商单数', 'Commercial orders', 'Số đơn thương mại'], value: ({ commercialOrderCount }) => commercialOrderCount },
  { header: ['团长单数', 'Team-leader orders', 'Số đơn trưởng nhóm'], value: ({ teamLeaderOrderCount }) => teamLeaderOrderCount },
  { header: ['付款状态', 'Payment', 'Thanh toán'], value: ({ payStatus }, _, wordOf) => wordOf('payStatus', payStatus) },
  { header: ['付款单', 'Payment number', 'Số thanh toán'], value: ({ payNo }) => payNo },
  {
    header: ['付款方式', 'Method', 'Phương thức'],
    value: ({ payMethod }, _, wordOf) => (payMethod === null ? null : wordOf('payMethod', payMethod)),
  },
  { header: ['付款时间（UTC）', 'Paid (UTC)', 'Trả lúc (UTC)'], value: ({ payTime }) => payTime },
  { header: ['银行流水号', 'Bank reference', 'Mã giao dịch'], value: ({ providerNo }) => providerNo },
  { header: ['凭证', 'Voucher', 'Chứng từ'], value: ({ voucher }) => voucher },
  { header: ['操作记录（UTC）', 'History (UTC)', 'Lịch sử (UTC)'], value: ({ history }) => history },
  { header: ['数据截至（UTC）', 'Data as of (UTC)', 'Dữ liệu tính đến (UTC)'], value: ({ dataTime }) => dataTime },
];

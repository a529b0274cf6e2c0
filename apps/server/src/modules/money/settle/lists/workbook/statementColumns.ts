import { settlementWords } from '@backlot/contract/words/money/settlement';
import { inUtc } from '../../../../../http/parts/inUtc';
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
  { header: settlementWords.batch, value: ({ batch }) => batch.name },
  { header: settlementWords.settleMonth, value: ({ settleMonth }) => settleMonth },
  {
    header: settlementWords.settleDimension,
    value: ({ settleDimension }, _, wordOf) => wordOf('settleDimension', settleDimension),
  },
  { header: settlementWords.country, value: ({ country }, _, wordOf) => wordOf('country', country) },
  { header: settlementWords.currency, value: ({ currency }) => currency },
  {
    header: settlementWords.timeZone,
    value: ({ timeZone, cutoffTime, dataTime }) => zoneAt(timeZone, cutoffTime ?? dataTime),
  },
  { header: inUtc(settlementWords.cutoffTime), value: ({ cutoffTime }) => cutoffTime },
  { header: settlementWords.beneficiary, value: ({ beneficiary }) => beneficiary.name },
  { header: settlementWords.payee, value: ({ payee }) => payee },
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
    header: settlementWords.commercialOrderCount,
    value: ({ commercialOrderCount }) => commercialOrderCount,
  },
  {
    header: settlementWords.teamLeaderOrderCount,
    value: ({ teamLeaderOrderCount }) => teamLeaderOrderCount,
  },
  { header: settlementWords.payStatus, value: ({ payStatus }, _, wordOf) => wordOf('payStatus', payStatus) },
  { header: settlementWords.payNo, value: ({ payNo }) => payNo },
  {
    header: settlementWords.payMethod,
    value: ({ payMethod }, _, wordOf) => (payMethod === null ? null : wordOf('payMethod', payMethod)),
  },
  { header: inUtc(settlementWords.payTime), value: ({ payTime }) => payTime },
  { header: settlementWords.providerNo, value: ({ providerNo }) => providerNo },
  { header: settlementWords.voucher, value: ({ voucher }) => voucher },
  { header: inUtc(settlementWords.history), value: ({ history }) => history },
  { header: inUtc(settlementWords.dataTime), value: ({ dataTime }) => dataTime },
];

import type { CommissionRow } from '@backlot/contract';
import type { Services } from '../../../services';
import { type Column, columnsOf, decimal, type ExportSource, headersOf, linesOf } from '../../base/download';
import { viewerFrom } from '../../base/sight';
import { type CommissionQuery, rowsOfCommission } from './rows';
import { type SideName, sides } from './side';

const columns: readonly Column<CommissionRow>[] = [
  { field: 'settleMonth', header: { en: 'Month', 'zh-CN': '月份', vn: 'Tháng' }, value: (row) => row.settleMonth },
  { field: 'beneficiary', header: { en: 'Name', 'zh-CN': '名称', vn: 'Tên' }, value: (row) => row.beneficiary.name },
  {
    field: 'country',
    header: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  { field: 'orderCount', header: { en: 'Orders', 'zh-CN': '订单数', vn: 'Số đơn' }, value: (row) => row.orderCount },
  { field: 'gmv', header: { en: 'GMV', 'zh-CN': 'GMV', vn: 'GMV' }, value: (row) => decimal(row.gmv) },
  {
    field: 'commercialAmount',
    header: { en: 'Commercial', 'zh-CN': '商单', vn: 'Đơn thương mại' },
    value: (row) => decimal(row.commercialAmount),
  },
  {
    field: 'teamLeaderAmount',
    header: { en: 'Team leader', 'zh-CN': '团长单', vn: 'Đơn trưởng nhóm' },
    value: (row) => decimal(row.teamLeaderAmount),
  },
  { field: 'rewardAmount', header: { en: 'Reward', 'zh-CN': '奖励', vn: 'Thưởng' }, value: (row) => decimal(row.rewardAmount) },
  { field: 'adjustAmount', header: { en: 'Adjustments', 'zh-CN': '调整', vn: 'Điều chỉnh' }, value: (row) => decimal(row.adjustAmount) },
  { field: 'totalAmount', header: { en: 'Total', 'zh-CN': '合计', vn: 'Tổng' }, value: (row) => decimal(row.totalAmount) },
  { field: 'totalAmount', header: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' }, value: (row) => row.currency },
  {
    field: 'settleStatus',
    header: { en: 'Settlement', 'zh-CN': '结算状态', vn: 'Đối soát' },
    value: ({ settleStatus }, language, wordOf) =>
      settleStatus === null ? { en: 'estimate', 'zh-CN': '预估', vn: 'ước tính' }[language] : wordOf('settleStatus', settleStatus),
  },
  {
    field: 'payStatus',
    header: { en: 'Payment', 'zh-CN': '付款状态', vn: 'Thanh toán' },
    value: ({ payStatus }, _, wordOf) => (payStatus === null ? null : wordOf('payStatus', payStatus)),
  },
];

/** Rows that are asked for at once. */
const atOnce = 500;

/** One side's commission as a file, as the person may see it when it runs. */
export const commissionExport =
  (side: SideName) =>
  ({ database: { db } }: Services): ExportSource => ({
    area: sides[side].area,
    permission: `${sides[side].area}.export`,
    columns: async () => columns,
    headers: async (language, query) => headersOf(columnsOf(columns, query), language),
    count: async (query, actor) => {
      const viewer = await viewerFrom(db, actor);
      return (await rowsOfCommission(db, { side, query: query as CommissionQuery, viewer }, { limit: 1, offset: 0 })).totalRows;
    },
    batches: async (query, actor) => {
      const viewer = await viewerFrom(db, actor);
      return (async function* () {
        for (let offset = 0; ; offset += atOnce) {
          const { rows } = await rowsOfCommission(db, { side, query: query as CommissionQuery, viewer }, { limit: atOnce, offset });
          if (rows.length > 0) yield rows.map((row) => row.id);
          if (rows.length < atOnce) return;
        }
      })();
    },
    lines: async (ids, actor, query) => {
      const viewer = await viewerFrom(db, actor);
      const { rows } = await rowsOfCommission(db, { side, query: { ids }, viewer }, { limit: ids.length, offset: 0 });
      const byId = new Map(rows.map((row) => [row.id, row]));
      const sorted = ids.flatMap((id) => byId.get(id) ?? []);
      return linesOf(db, { columns: columnsOf(columns, query), rows: sorted, language: actor.language });
    },
  });

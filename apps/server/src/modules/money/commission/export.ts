import type { CommissionRow } from '@backlot/contract';
import type { Services } from '../../../services';
import { type Column, columnsOf, decimal, type ExportSource, headersOf, linesOf } from '../../base/download';
import { viewerFrom } from '../../base/sight';
import { type CommissionQuery, rowsOfCommission } from './rows';
import { type SideName, sides } from './side';

const columns: readonly Column<CommissionRow>[] = [
  { field: 'settleMonth', header: ['月份', 'Month', 'Tháng'], value: (row) => row.settleMonth },
  { field: 'beneficiary', header: ['名称', 'Name', 'Tên'], value: (row) => row.beneficiary.name },
  { field: 'country', header: ['国家', 'Country', 'Quốc gia'], value: (row, _, wordOf) => wordOf('country', row.country) },
  { field: 'orderCount', header: ['订单数', 'Orders', 'Số đơn'], value: (row) => row.orderCount },
  { field: 'gmv', header: ['GMV', 'GMV', 'GMV'], value: (row) => decimal(row.gmv) },
  { field: 'commercialAmount', header: ['商单', 'Commercial', 'Đơn thương mại'], value: (row) => decimal(row.commercialAmount) },
  { field: 'teamLeaderAmount', header: ['团长单', 'Team leader', 'Đơn trưởng nhóm'], value: (row) => decimal(row.teamLeaderAmount) },
  { field: 'rewardAmount', header: ['奖励', 'Reward', 'Thưởng'], value: (row) => decimal(row.rewardAmount) },
  { field: 'adjustAmount', header: ['调整', 'Adjustments', 'Điều chỉnh'], value: (row) => decimal(row.adjustAmount) },
  { field: 'totalAmount', header: ['合计', 'Total', 'Tổng'], value: (row) => decimal(row.totalAmount) },
  { field: 'totalAmount', header: ['币种', 'Currency', 'Tiền tệ'], value: (row) => row.currency },
  {
    field: 'settleStatus',
    header: ['结算状态', 'Settlement', 'Đối soát'],
    value: ({ settleStatus }, language, wordOf) =>
      settleStatus === null ? { 'zh-CN': '预估', en: 'estimate', vn: 'ước tính' }[language] : wordOf('settleStatus', settleStatus),
  },
  {
    field: 'payStatus',
    header: ['付款状态', 'Payment', 'Thanh toán'],
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

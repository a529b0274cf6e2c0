import { commissionWords } from '@backlot/contract/words/money/commission';
import type { CommissionRow } from '@backlot/contract';
import type { Services } from '../../../services';
import { type Column, columnsOf, decimal, type ExportSource, headersOf, linesOf } from '../../base/download';
import { viewerFrom } from '../../base/sight';
import { type CommissionQuery, rowsOfCommission } from './rows';
import { type SideName, sides } from './side';

const columns: readonly Column<CommissionRow>[] = [
  { field: 'settleMonth', header: commissionWords.settleMonth, value: (row) => row.settleMonth },
  { field: 'beneficiary', header: commissionWords.beneficiary, value: (row) => row.beneficiary.name },
  {
    field: 'country',
    header: commissionWords.country,
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  { field: 'orderCount', header: commissionWords.orderCount, value: (row) => row.orderCount },
  { field: 'gmv', header: commissionWords.gmv, value: (row) => decimal(row.gmv) },
  {
    field: 'commercialAmount',
    header: commissionWords.commercialAmount,
    value: (row) => decimal(row.commercialAmount),
  },
  {
    field: 'teamLeaderAmount',
    header: commissionWords.teamLeaderAmount,
    value: (row) => decimal(row.teamLeaderAmount),
  },
  { field: 'rewardAmount', header: commissionWords.rewardAmount, value: (row) => decimal(row.rewardAmount) },
  { field: 'adjustAmount', header: commissionWords.adjustAmount, value: (row) => decimal(row.adjustAmount) },
  { field: 'totalAmount', header: commissionWords.totalAmount, value: (row) => decimal(row.totalAmount) },
  { field: 'totalAmount', header: commissionWords.currency, value: (row) => row.currency },
  {
    field: 'settleStatus',
    header: commissionWords.settleStatus,
    value: ({ settleStatus }, language, wordOf) =>
      settleStatus === null ? { en: 'estimate', 'zh-CN': '预估', vn: 'ước tính' }[language] : wordOf('settleStatus', settleStatus),
  },
  {
    field: 'payStatus',
    header: commissionWords.payStatus,
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

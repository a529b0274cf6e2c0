import { reconciliationApi, type ReconciliationRow } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';

const differing: ReconciliationRow = {
  id: '2026-10.PH',
  settleMonth: '2026-10',
  country: 'PH',
  currency: 'PHP',
  lineCount: 1204,
  gmv: '845000.00',
  whole: '169000.00',
  creator: '101400.00',
  bd: '25350.00',
  agency: '42250.00',
  reportedCount: 880,
  reported: '120312.40',
  computed: '120300.00',
  difference: '12.40',
  differingCount: 3,
  statements: {
    count: 30,
    webIds: [10],
    commission: '121050.00',
    partnerCommission: '2100.00',
    tax: '1210.50',
    fees: '50700.00',
    adjustments: '-300.00',
    settled: '608400.00',
    dataTime: '2026-11-19 16:05:00',
  },
  unsettled: { orders: 41, amount: '30120.00', dataTime: '2026-11-19 16:05:00' },
};
const rows: ReconciliationRow[] = [
  differing,
  { ...differing, id: '2026-10.MY', country: 'MY', currency: 'MYR', reported: '120300.00', difference: '0.00', differingCount: 0 },
  {
    ...differing,
    id: '2026-10.SG',
    country: 'SG',
    currency: 'SGD',
    reportedCount: 0,
    reported: '0.00',
    computed: '0.00',
    difference: '0.00',
    differingCount: 0,
    statements: null,
    unsettled: null,
  },
];

/** A fresh fake server for reconciliation. */
export const reconciliationAnswers = (shown: readonly ReconciliationRow[] = rows): Answer[] => [
  answer(reconciliationApi.page, () => ({ pageNo: 1, pageSize: 10, totalPage: 1, totalRows: shown.length, rows: [...shown] })),
];

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
  },
];

/** A fresh fake server for reconciliation. */
export const reconciliationAnswers = (shown: readonly ReconciliationRow[] = rows): Answer[] => [
  answer(reconciliationApi.page, () => ({ pageNo: 1, pageSize: 10, totalPage: 1, totalRows: shown.length, rows: [...shown] })),
];

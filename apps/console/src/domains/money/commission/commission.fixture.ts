import { bdCommissionApi, type CommissionRow, upCommissionApi } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';

const estimate: CommissionRow = {
  id: '2026-11.PH.51',
  settleMonth: '2026-11',
  country: 'PH',
  currency: 'PHP',
  beneficiary: { id: '51', name: 'Kristine Mendoza' },
  orderCount: 41,
  gmv: '61459.00',
  commercialAmount: '1843.77',
  teamLeaderAmount: '920.40',
  rewardAmount: '0.00',
  adjustAmount: '-30.00',
  totalAmount: '2734.17',
  isEstimate: true,
  settleStatus: null,
  payStatus: null,
  statementId: null,
};

const locked: CommissionRow = {
  ...estimate,
  id: '2026-10.PH.51',
  settleMonth: '2026-10',
  rewardAmount: '10175.00',
  totalAmount: '12909.17',
  isEstimate: false,
  settleStatus: 2,
  payStatus: 2,
  statementId: '71',
};

/** A fresh fake server for commission. */
export const commissionAnswers = (rows: readonly CommissionRow[] = [estimate, locked]): Answer[] => {
  const page = () => ({ pageNo: 1, pageSize: 10, totalPage: 1, totalRows: rows.length, rows: [...rows] });
  return [answer(bdCommissionApi.page, page), answer(upCommissionApi.page, page)];
};

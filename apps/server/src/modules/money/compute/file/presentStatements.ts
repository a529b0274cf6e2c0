import { type Amount, writeAmount } from '../amounts/amount';
import { writePercent } from '../amounts/percent';
import { settleMonth, type Month } from '../settleMonth';
import { settleTerms } from '../settleTerms';
import type { Line } from '../statement';

type Money = (amount: Amount) => string;

/** The statements of a month as a file states them (MF2): amounts as text at the currency's scale. */
export function presentStatements(month: Month): unknown[] {
  const { scale } = settleTerms(month.terms.country);
  const money: Money = (amount) => writeAmount(amount, scale);
  return settleMonth(month).map((statement) => ({
    beneficiaryId: statement.beneficiaryId,
    lines: statement.lines.map((line) => presentLine(line, money)),
    teamLeaderAmount: money(statement.teamLeaderAmount),
    commercialAmount: money(statement.commercialAmount),
    rewardAmount: money(statement.rewardAmount),
    adjustAmount: money(statement.adjustAmount),
    totalAmount: money(statement.totalAmount),
    openingBalance: money(statement.openingBalance),
    withholdingAmount: money(statement.withholdingAmount),
    payableAmount: money(statement.payableAmount),
    carriedForward: money(statement.carriedForward),
    gmv: money(statement.gmv),
    teamLeaderOrderCount: statement.teamLeaderOrderCount,
    commercialOrderCount: statement.commercialOrderCount,
  }));
}

/** Who pays stands on commissions, and on a correction of what the platform pays. */
const presentLine = ({ type, ref, base, rate, amount, paidBy }: Line, money: Money) => ({
  lineType: type,
  ref,
  ...(base !== null && { base: money(base) }),
  ...(rate !== null && { rate: writePercent(rate) }),
  amount: money(amount),
  ...((type === 'COMMISSION' || paidBy === 'platform') && { payBy: paidBy === 'platform' ? 'PLATFORM' : 'AGENCY' }),
});

import { percentOf } from './amounts/percent';
import type { Terms } from './inputs';
import { sides } from './sides';
import type { Statement } from './statement';
import type { Tally } from './tally';

/** The statement of a tally that has all its lines (money 4.6); null where there is nothing to state (MS6). */
export function statementOf({ tally, terms }: { tally: Tally; terms: Terms }): Statement | null {
  const { beneficiaryId, sums, gmv, orders, fulfilled } = tally;
  const openingBalance = terms.openingBalances.get(beneficiaryId) ?? 0n;
  if (!tally.lines && gmv === 0n && openingBalance === 0n) return null;

  const totalAmount = sums.commercial + sums.teamLeader + sums.reward + sums.adjust;
  const withholdingRate = sides[terms.dimension].withholds ? (terms.withholdingRates.get(beneficiaryId) ?? 0n) : 0n;
  const taxable = totalAmount + (openingBalance < 0n ? openingBalance : 0n);
  const withholdingAmount = taxable > 0n ? percentOf(taxable, withholdingRate) : 0n;
  const net = totalAmount + openingBalance - withholdingAmount;
  const payableAmount = net > 0n && net >= terms.minPayout ? net : 0n;
  return {
    beneficiaryId,
    teamLeaderAmount: sums.teamLeader,
    commercialAmount: sums.commercial,
    rewardAmount: sums.reward,
    adjustAmount: sums.adjust,
    totalAmount,
    openingBalance,
    withholdingRate,
    withholdingAmount,
    payableAmount,
    carriedForward: net - payableAmount,
    gmv,
    teamLeaderOrderCount: orders.teamLeader.size,
    commercialOrderCount: orders.commercial.size + fulfilled,
  };
}

import type { Terms } from './inputs';
import { payoutOf } from './payoutOf';
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
  return {
    beneficiaryId,
    teamLeaderAmount: sums.teamLeader,
    commercialAmount: sums.commercial,
    rewardAmount: sums.reward,
    adjustAmount: sums.adjust,
    totalAmount,
    openingBalance,
    withholdingRate,
    ...payoutOf({ totalAmount, openingBalance, withholdingRate, minPayout: terms.minPayout }),
    gmv,
    teamLeaderOrderCount: orders.teamLeader.size,
    commercialOrderCount: orders.commercial.size + fulfilled,
  };
}

import type { Amount } from './amounts/amount';
import { type Percent, percentOf } from './amounts/percent';

interface Closing {
  totalAmount: Amount;
  openingBalance: Amount;
  withholdingRate: Percent;
  minPayout: Amount;
}

/** What is withheld, paid out and carried forward of a statement's total (money 4.6, MS3). */
export function payoutOf({ totalAmount, openingBalance, withholdingRate, minPayout }: Closing) {
  const taxable = totalAmount + (openingBalance < 0n ? openingBalance : 0n);
  const withholdingAmount = taxable > 0n ? percentOf(taxable, withholdingRate) : 0n;
  const net = totalAmount + openingBalance - withholdingAmount;
  const payableAmount = net > 0n && net >= minPayout ? net : 0n;
  return { withholdingAmount, payableAmount, carriedForward: net - payableAmount };
}

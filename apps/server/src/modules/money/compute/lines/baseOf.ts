import type { Amount } from '../amounts/amount';
import type { OrderLine } from '../inputs';

/** max(0, payAmount − the refunds that count) (money 4.1, ML2): refunded twice over, a line is worth nothing, never less. */
export function baseOf({ line, counts }: { line: OrderLine; counts: (refundTime: number) => boolean }): Amount {
  let base = line.payAmount;
  for (const { time, amount } of line.refunds) if (counts(time)) base -= amount;
  return base > 0n ? base : 0n;
}

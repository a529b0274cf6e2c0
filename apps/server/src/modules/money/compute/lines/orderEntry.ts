import type { Amount } from '../amounts/amount';
import { type Rates, sharesOf } from '../amounts/shares';
import type { LockedLine, OrderLine, Terms } from '../inputs';
import type { Span } from '../monthSpan';
import type { Side } from '../sides';
import type { Line } from '../statement';
import { baseOf } from './baseOf';
import { turnOf } from './turnOf';

/** What an order line does to its beneficiary's month. */
export interface OrderEntry {
  /** What it adds to GMV; negative for goods that came back after the lock. */
  base: Amount;
  rates: Rates;
  /** Whether it counts as an order of this month; corrections of earlier ones do not. */
  isNew: boolean;
  /** Null where the side earns nothing by the line itself. */
  line: Line | null;
}

interface Place {
  terms: Terms;
  span: Span;
  side: Side;
}

/** Null where the line is of another month, not completed, or locked and unchanged. */
export const orderEntry = (line: OrderLine, place: Place): OrderEntry | null =>
  line.settled ? correction(line, line.settled, place) : commission(line, place);

function commission(line: OrderLine, { terms: { cutoff, lockedUntil }, span, side }: Place): OrderEntry | null {
  const turn = turnOf({ time: line.commissionableTime, span, lockedUntil });
  if (line.status !== 'COMPLETED' || !turn) return null;
  const base = baseOf({ line, counts: (time) => (cutoff === null ? time < span.end : time <= cutoff) });
  const { rates } = line;
  const rate = side.rateOf(rates);
  const entry = { base, rates, isNew: true, line: null };
  if (rate === null) return entry;
  const amount = side.partOf(sharesOf({ base, rates }));
  return {
    ...entry,
    line: { ...common(line, side), type: 'COMMISSION', section: line.workOrder.kind, base, rate, amount, late: turn === 'late' },
  };
}

/** The difference between what the line is worth now and all that was locked of it (money 4.7): so no refund is taken twice. */
function correction(line: OrderLine, { rates, base, amount }: LockedLine, { terms: { cutoff }, span, side }: Place): OrderEntry | null {
  const isUndone = line.status === 'DEDUCTED' || line.status === 'CANCELLED';
  const counts = (time: number) => time < span.end && (cutoff === null || time <= cutoff);
  const now = isUndone ? 0n : baseOf({ line, counts });
  if (now === base) return null;
  const entry = { base: now - base, rates, isNew: false, line: null };
  if (side.rateOf(rates) === null) return entry;
  const difference = side.partOf(sharesOf({ base: now, rates })) - amount;
  return {
    ...entry,
    line: { ...common(line, side), type: 'CLAWBACK', section: 'adjust', base: entry.base, rate: null, amount: difference, late: false },
  };
}

const common = (line: OrderLine, side: Side) => ({
  ref: line.ref,
  paidBy: side.paidByPlatform ? line.paidBy : ('agency' as const),
  revision: line.revision,
  ruleVersion: null,
});

import type { Amount } from './amount';
import { type Percent, percentOf } from './percent';

/** W, U and B of an order line, frozen at order time. `bd` is null where the general rules pay the BD (money 4.2). */
export interface Rates {
  whole: Percent;
  creator: Percent;
  bd: Percent | null;
}

/** Who gets what of one order line. creator + bd + agency = whole; none is below 0. */
export interface Shares {
  whole: Amount;
  creator: Amount;
  bd: Amount;
  agency: Amount;
}

/** The parts of one order line (money 4.2, ML1); `base` is at least 0. The agency keeps the remainder, so that parts add up. */
export function sharesOf({ base, rates }: { base: Amount; rates: Rates }): Shares {
  const whole = percentOf(base, rates.whole);
  const creator = smaller(percentOf(base, rates.creator), whole);
  const bd = smaller(percentOf(base, rates.bd ?? 0n), whole - creator);
  return { whole, creator, bd, agency: whole - creator - bd };
}

const smaller = (one: Amount, other: Amount) => (one < other ? one : other);

import { type Amount, readAmount, writeAmount } from './amount';
import { roundQuotient } from './roundQuotient';

/** Hundredths of a percent, 0 to 10 000 (MA3): 12.5 % is `1250n`. */
export type Percent = bigint;

const all: Percent = 10_000n;

/** `readPercent('12.5')` is `1250n`; null for what is no percentage of 0 to 100 with at most two decimals. */
export function readPercent(text: string): Percent | null {
  const percent = readAmount(text, 2);
  return percent === null || percent < 0n || percent > all ? null : percent;
}

/** As short as it goes: `writePercent(1250n)` is `12.5`. */
export const writePercent = (percent: Percent): string => writeAmount(percent, 2).replace(/\.?0+$/, '');

/** R(amount × percent / 100), money 4.1: rounded once, half away from zero. */
export const percentOf = (amount: Amount, percent: Percent): Amount => roundQuotient(amount * percent, all);

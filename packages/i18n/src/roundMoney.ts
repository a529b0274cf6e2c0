import { type Currency, currencyScale } from './currency';
import { readDecimal, roundDecimal, writeDecimal } from './decimal';

/**
 * Rounds an exact decimal string to the currency's scale, half away from zero (model 4.1): `-2.5` VND → `-3`.
 * Throws a RangeError when the amount is not a decimal number.
 */
export function roundMoney({ amount, currency }: { amount: string; currency: Currency }): string {
  const value = readDecimal(amount);
  if (!value) throw new RangeError(`"${amount}" is not an amount: write digits with an optional minus sign and decimal point.`);
  return writeDecimal(roundDecimal(value, currencyScale(currency)));
}

import { type CountryCode } from '../../../system/country';
import { readAmount, settleTerms, writeAmount } from '../../compute';

/** Amounts of the database as a file writes them: at the scale of the country's currency. */
export const moneyText = (country: CountryCode) => {
  const { scale } = settleTerms(country);
  return (text: string): string => writeAmount(readAmount(text, scale) ?? 0n, scale);
};

/** SQL format of a moment in UTC. */
export const isoForm = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

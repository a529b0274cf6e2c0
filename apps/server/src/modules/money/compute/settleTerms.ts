import type { CountryCode } from '../../system/country';
import { type Amount, readAmount } from './amounts/amount';
import { countryOf } from '../../system/country';

/** What settling takes from a country (domain model 2.1): decimals of its money, days until a delivered line counts, least payout. */
export interface SettleTerms {
  currency: string;
  scale: number;
  holdDays: number;
  minPayout: Amount;
}

const own: Record<CountryCode, { holdDays: number; minPayout: string }> = {
  PH: { holdDays: 7, minPayout: '0.01' },
  MY: { holdDays: 7, minPayout: '0.01' },
  TH: { holdDays: 8, minPayout: '0' },
  VN: { holdDays: 7, minPayout: '10000' },
  SG: { holdDays: 7, minPayout: '0.01' },
  ID: { holdDays: 7, minPayout: '10000' },
};

export function settleTerms(country: CountryCode): SettleTerms {
  const { currency, scale } = countryOf(country);
  const { holdDays, minPayout } = own[country];
  return { currency, scale, holdDays, minPayout: readAmount(minPayout, scale) ?? 0n };
}

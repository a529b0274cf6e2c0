import type { CountryCode } from '../../../system/country';

/** Which month is settled, for whom, and where. */
export interface MonthKey {
  /** `YYYY-MM`. */
  settleMonth: string;
  settleDimension: number;
  country: CountryCode;
}

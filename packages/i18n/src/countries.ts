import type { Currency } from './currency';
import type { Named } from './nameOf';

/** Code of a country the product works in. */
export type CountryCode = 'PH' | 'MY' | 'TH' | 'VN' | 'SG' | 'ID';

/** A country with its three names (for `nameOf`), money, clock and dial code. */
export interface Country extends Named {
  code: CountryCode;
  enName: string;
  vnName: string;
  currency: Currency;
  /** IANA name; business days and months follow it. */
  timeZone: string;
  dialCode: string;
}

/** The six countries in the product's order (model 2.1). */
export const countries: readonly Country[] = [
  { code: 'PH', name: '菲律宾', enName: 'Philippines', vnName: 'Philippines', currency: 'PHP', timeZone: 'Asia/Manila', dialCode: '+63' },
  { code: 'MY', name: '马来西亚', enName: 'Malaysia', vnName: 'Malaysia', currency: 'MYR', timeZone: 'Asia/Kuala_Lumpur', dialCode: '+60' },
  { code: 'TH', name: '泰国', enName: 'Thailand', vnName: 'Thái Lan', currency: 'THB', timeZone: 'Asia/Bangkok', dialCode: '+66' },
  { code: 'VN', name: '越南', enName: 'Vietnam', vnName: 'Việt Nam', currency: 'VND', timeZone: 'Asia/Ho_Chi_Minh', dialCode: '+84' },
  { code: 'SG', name: '新加坡', enName: 'Singapore', vnName: 'Singapore', currency: 'SGD', timeZone: 'Asia/Singapore', dialCode: '+65' },
  { code: 'ID', name: '印度尼西亚', enName: 'Indonesia', vnName: 'Indonesia', currency: 'IDR', timeZone: 'Asia/Jakarta', dialCode: '+62' },
];

/** The country of a code; undefined for a code the product does not know. */
export const countryOf = (code: string | null | undefined): Country | undefined => byCode.get(code ?? '');

const byCode = new Map<string, Country>(countries.map((country) => [country.code, country]));

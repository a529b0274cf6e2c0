import type { CountryCode } from '../../system/country';
import { type Amount, readAmount, settleTerms } from '../compute';

/** About 1000 USD in each currency: corrections above it need a file (domain/life-cycles 3.9). Fixed, so that no exchange rate decides what is allowed. */
const limits: Readonly<Record<CountryCode, string>> = {
  PH: '58000',
  MY: '4300',
  TH: '33000',
  VN: '26000000',
  SG: '1300',
  ID: '16500000',
};

export const proofFrom = (country: CountryCode): Amount => readAmount(limits[country], settleTerms(country).scale) ?? 0n;

import type { CountryCode } from '../../../system/country';
import { countryOf } from '../../../system/country';
import type { saleItems } from '../../../../tables/money/order';
import { readAmount, readPercent, sharesOf, writeAmount } from '../../compute';

type Item = typeof saleItems.$inferSelect;

/** What a line is worth now by its frozen shares (domain/money 4.1, 4.2), in amounts of its currency; null parts where nobody sold it. */
export function lineShares(item: Item) {
  const { scale } = countryOf(item.country as CountryCode);
  const amount = (text: string | null): bigint => readAmount(text ?? '0', scale) ?? 0n;
  const rest = amount(item.payAmount) - amount(item.refundAmount);
  const base = rest > 0n ? rest : 0n;
  const platform = item.platformCommission === null ? null : amount(item.platformCommission);
  const write = (part: bigint) => writeAmount(part, scale);
  if (item.workOrderUpId === null)
    return {
      base: write(base),
      whole: null,
      creator: null,
      bd: null,
      agency: null,
      platform: platform === null ? null : write(platform),
      differs: false,
    };
  const parts = sharesOf({
    base,
    rates: {
      whole: readPercent(item.wholeProportion ?? '0') ?? 0n,
      creator: readPercent(item.upProportion ?? '0') ?? 0n,
      bd: item.bdProportion === null ? null : readPercent(item.bdProportion),
    },
  });
  const gap = platform === null ? 0n : platform - parts.whole;
  return {
    base: write(base),
    whole: write(parts.whole),
    creator: write(parts.creator),
    bd: write(parts.bd),
    agency: write(parts.agency),
    platform: platform === null ? null : write(platform),
    // More than one minor unit (domain/money 4.2).
    differs: gap > 1n || gap < -1n,
  };
}

import { type SQL, sql } from 'drizzle-orm';
import { saleItems, sales } from '../../../../tables/money/order';
import { baseOf, differsOf, scaleOf, wholeShareOf } from '../../../../tables/money/shares';

const base = baseOf(saleItems);
const scale = scaleOf(saleItems);
const wholeShare = wholeShareOf(saleItems);
const creatorShare = sql`least(round(${base} * coalesce(${saleItems.upProportion}, 0) / 100, ${scale}), ${wholeShare})`;

/** SQL: order lines that count as sold: neither cancelled nor deducted. */
export const isSold: SQL = sql`${saleItems.status} <> 2 and ${sales.orderStatus} in (1, 2, 4)`;

/** SQL: what a line is worth by its frozen shares (domain/money 4.2), each rounded as `sharesOf` does. */
export const shareSql: Readonly<Record<'base' | 'whole' | 'creator' | 'bd', SQL>> = {
  base,
  whole: wholeShare,
  creator: creatorShare,
  bd: sql`least(round(${base} * coalesce(${saleItems.bdProportion}, 0) / 100, ${scale}), ${wholeShare} - ${creatorShare})`,
};

/** SQL: whether the platform's commission of a line is more than one minor unit off ours. */
export const differsSql = differsOf(saleItems);

import { type SQL, sql } from 'drizzle-orm';
import { saleItems, sales } from '../../../../tables/money/order';
import { countries } from '../../../system/country';

const whole = Object.entries(countries).flatMap(([code, { scale }]) => (scale === 0 ? [code] : []));

/** SQL: decimals of the currency that a line was sold in. */
const scale = sql`case when ${saleItems.country} in (${sql.join(
  whole.map((code) => sql`${code}`),
  sql`, `,
)}) then 0 else 2 end`;

const base = sql`greatest(${saleItems.payAmount} - ${saleItems.refundAmount}, 0)`;
const wholeShare = sql`round(${base} * coalesce(${saleItems.wholeProportion}, 0) / 100, ${scale})`;
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
export const differsSql = sql`(${saleItems.workOrderUpId} is not null and ${saleItems.platformCommission} is not null
  and abs(${saleItems.platformCommission} - ${wholeShare}) > power(10::numeric, - (${scale})))`;

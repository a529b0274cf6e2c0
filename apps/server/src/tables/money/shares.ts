import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The columns of an order line that its shares are computed from. */
export interface ShareColumns {
  country: SQLWrapper;
  payAmount: SQLWrapper;
  refundAmount: SQLWrapper;
  wholeProportion: SQLWrapper;
  workOrderUpId: SQLWrapper;
  platformCommission: SQLWrapper;
}

/** Countries whose currency has no decimals in use; they stand in an index, so in its statement as well. */
export const wholeCurrencies = ['VN', 'ID'] as const;

/** SQL: decimals of the currency that a line was sold in. */
export const scaleOf = ({ country }: ShareColumns): SQL =>
  sql`case when ${country} in (${sql.raw(wholeCurrencies.map((code) => `'${code}'`).join(', '))}) then 0 else 2 end`;

/** SQL: what a line counts with: what was paid without what was given back. */
export const baseOf = ({ payAmount, refundAmount }: ShareColumns): SQL => sql`greatest(${payAmount} - ${refundAmount}, 0)`;

/** SQL: the whole commission of a line by its frozen rate. */
export const wholeShareOf = (line: ShareColumns): SQL =>
  sql`round(${baseOf(line)} * coalesce(${line.wholeProportion}, 0) / 100, ${scaleOf(line)})`;

/** SQL: whether the platform's commission of a line is more than one minor unit off ours. */
export const differsOf = (line: ShareColumns): SQL =>
  sql`(${line.workOrderUpId} is not null and ${line.platformCommission} is not null
  and abs(${line.platformCommission} - ${wholeShareOf(line)}) > power(10::numeric, - (${scaleOf(line)})))`;

import type { FxAmount } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { fxRates } from '../../../tables/money/fxRate';

/** An amount in dollars and yuan at the newest rate, to look at; currencies without a rate are left out. */
export async function elsewhere(db: Db, { amount, currency }: { amount: string; currency: string }): Promise<FxAmount[]> {
  const found = await rowsOf<{ to_currency: FxAmount['currency']; amount: string; rate_date: string }>(
    db,
    sql`select distinct on (${fxRates.toCurrency}) ${fxRates.toCurrency} to_currency, round(${amount}::numeric * ${fxRates.rate}, 2)::text amount,
        ${fxRates.rateDate}::text rate_date
      from ${fxRates} where ${fxRates.fromCurrency} = ${currency} and ${fxRates.status} <> 2 and ${fxRates.rateDate} <= current_date
      order by ${fxRates.toCurrency} desc, ${fxRates.rateDate} desc`,
  );
  return found.map((row) => ({ currency: row.to_currency, amount: row.amount, rateDate: row.rate_date }));
}

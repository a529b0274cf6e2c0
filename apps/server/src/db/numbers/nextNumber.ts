import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database';
import { numberCounters } from './tables';

interface Series {
  /** `WO` work order, `XQ` demand form, `SP` goods, … */
  prefix: string;
  country: string;
  /** The day that the number shows; today in UTC unless said. */
  day?: Date;
}

/**
 * The next business number of a kind, a day and a country, `SP261120PH00017`: unique and never given again
 * (domain/model 2.0). Others who want one of the same series wait until the transaction ends.
 */
export async function nextNumber(db: Db, { prefix, country, day = new Date() }: Series): Promise<string> {
  const series = prefix + day.toISOString().slice(2, 10).replaceAll('-', '') + country;
  const [row] = await rowsOf<{ last: number }>(
    db,
    sql`insert into ${numberCounters} (series, last) values (${series}, 1) on conflict (series) do update set last = ${numberCounters.last} + 1 returning last`,
  );
  return series + String(row?.last ?? 0).padStart(5, '0');
}

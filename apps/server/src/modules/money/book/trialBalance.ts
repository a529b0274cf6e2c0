import { type BookAccount, bookAccounts, type bookApi, type OutputOf, type ParsedInputOf } from '@backlot/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { postings } from '../../../tables/money/posting';
import { presentAmount } from '../../system/country';

const { account, amount, currency, country } = postings;

/** What stands in every account, by currency, as the database adds it up. */
export async function trialBalance(
  db: Db,
  query: ParsedInputOf<typeof bookApi.trialBalance>,
): Promise<OutputOf<typeof bookApi.trialBalance>> {
  const debit = sql<string>`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)::numeric(20, 2)::text`;
  const credit = sql<string>`coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)::numeric(20, 2)::text`;
  const balance = sql<string>`coalesce(sum(${amount}), 0)::numeric(20, 2)::text`;
  const rows = await db
    // The sums of a whole currency stand beside those of its accounts.
    .select({ currency, account: sql<BookAccount | null>`${account}`, debit, credit, balance })
    .from(postings)
    .where(query.country?.length ? inArray(country, query.country) : undefined)
    .groupBy(sql`grouping sets ((${currency}, ${account}), (${currency}))`)
    .orderBy(currency);
  const shown = (text: string, of: string) => presentAmount(text, of) ?? text;
  return rows
    .filter((row) => row.account === null)
    .map((whole) => ({
      currency: whole.currency,
      debit: shown(whole.debit, whole.currency),
      credit: shown(whole.credit, whole.currency),
      difference: shown(whole.balance, whole.currency),
      accounts: bookAccounts.flatMap((name) =>
        rows
          .filter((row) => row.currency === whole.currency && row.account === name)
          .map((row) => ({
            account: name,
            debit: shown(row.debit, row.currency),
            credit: shown(row.credit, row.currency),
            balance: shown(row.balance, row.currency),
          })),
      ),
    }));
}

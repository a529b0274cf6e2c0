import { type BookAccount, bookAccounts, type bookApi, type OutputOf, type ParsedInputOf } from '@backlot/contract';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { postingSums } from '../../../tables/money/posting';
import { hundredths, presentAmount } from '../../system/country';

const { account, currency, country } = postingSums;

/** What stands in every account, by currency, as the database keeps it with every posting. */
export async function trialBalance(
  db: Db,
  query: ParsedInputOf<typeof bookApi.trialBalance>,
): Promise<OutputOf<typeof bookApi.trialBalance>> {
  const shownSum = (amount: SQL) => sql<string>`coalesce(${amount}, 0)::numeric(20, 2)::text`;
  const [debits, credits] = [sql`sum(${postingSums.debit})`, sql`sum(${postingSums.credit})`];
  const [debit, credit, balance] = [shownSum(debits), shownSum(credits), shownSum(sql`${debits} - ${credits}`)];
  const rows = await db
    // The sums of a whole currency stand beside those of its accounts.
    .select({ currency, account: sql<BookAccount | null>`${account}`, debit, credit, balance })
    .from(postingSums)
    .where(query.country?.length ? inArray(country, query.country) : undefined)
    .groupBy(sql`grouping sets ((${currency}, ${account}), (${currency}))`)
    .orderBy(currency);
  const shown = (text: string, of: string) => presentAmount(text, of) ?? text;
  return rows
    .filter((row) => row.account === null)
    .map((whole) => ({
      currency: whole.currency,
      difference: shown(whole.balance, whole.currency),
      ...sidesOf(rows.filter((row) => row.currency === whole.currency && row.account !== null)),
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

/** The sum of the balances on either side. */
function sidesOf(accounts: readonly { currency: string; balance: string }[]): { debit: string; credit: string } {
  const currency = accounts[0]?.currency ?? '';
  const sum = (sign: 1n | -1n) => {
    const all = accounts.map(({ balance }) => (balance.startsWith('-') ? -hundredths(balance.slice(1)) : hundredths(balance)) * sign);
    const cents = all
      .reduce((total, one) => (one > 0n ? total + one : total), 0n)
      .toString()
      .padStart(3, '0');
    return presentAmount(`${cents.slice(0, -2)}.${cents.slice(-2)}`, currency) ?? '';
  };
  return { debit: sum(1n), credit: sum(-1n) };
}

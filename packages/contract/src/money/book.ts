import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { reference } from '../core/history';
import { pageOf, pageQuery } from '../core/page';
import { countryCode, id, integer, listOf } from '../core/wire';

/** The accounts of the books: what merchants owe, what is owed, what stays, tax held back, and money by the way it went. */
export const bookAccounts = [
  'merchantReceivable',
  'creatorPayable',
  'bdPayable',
  'leaderPayable',
  'agencyMargin',
  'taxWithheld',
  'cashBank',
  'cashWallet',
  'cashOffline',
] as const;
export type BookAccount = (typeof bookAccounts)[number];

const account = () => z.enum(bookAccounts);

const postingRow = z.object({
  id: id(),
  account: account(),
  /** Whose it is, in the accounts that people, merchants and creators have. */
  beneficiary: reference.nullable(),
  batch: reference,
  statementId: id(),
  country: countryCode(),
  currency: z.string(),
  /** One of the two is null. */
  debit: z.string().nullable(),
  credit: z.string().nullable(),
  /** 1 line of a statement, 2 tax held back, 3 payment. */
  sourceType: integer(),
  sourceId: id(),
  postTime: z.string(),
});
export type PostingRow = z.infer<typeof postingRow>;

/** Books in double entry: each locked line, tax and payment is posted to accounts and sums to zero. */
export const bookApi = {
  trialBalance: endpoint({
    method: 'GET',
    path: '/main/book/trialBalance',
    summary: 'Every account of every currency with its debit, credit and balance; each currency sums to zero',
    access: 'book.query',
    input: z.strictObject({ country: listOf(countryCode(), 6).optional() }),
    output: z.array(
      z.object({
        currency: z.string(),
        /** The sum of the balances on either side. */
        debit: z.string(),
        credit: z.string(),
        /** Debit less credit over all accounts: zero at any moment. */
        difference: z.string(),
        accounts: z.array(z.object({ account: account(), debit: z.string(), credit: z.string(), balance: z.string() })),
      }),
    ),
  }),
  page: endpoint({
    method: 'GET',
    path: '/main/book/page',
    summary: 'List postings',
    access: 'book.query',
    input: pageQuery(
      {
        account: listOf(account(), bookAccounts.length).optional(),
        country: listOf(countryCode(), 6).optional(),
        batchId: id().optional(),
        statementId: id().optional(),
      },
      ['postTime', 'amount'],
    ),
    output: pageOf(postingRow),
  }),
};

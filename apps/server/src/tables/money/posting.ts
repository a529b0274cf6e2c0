import type { BookAccount } from '@backlot/contract';
import { foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moneyColumn } from '../../db/amountColumn';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';
import { settlementBatches, settlementStatements } from './settlement';

/**
 * Books in double entry, append-only. What one source posts is written in one statement and sums to zero per currency: a trigger
 * refuses anything else, another one every change.
 */
export const postings = pgTable(
  'postings',
  {
    id: primaryId(),
    account: text('account').$type<BookAccount>().notNull(),
    /** The dimension of the statement and whose it is, in accounts that somebody has; empty in those of the agency. */
    beneficiaryType: integer('beneficiary_type'),
    beneficiaryId: idColumn('beneficiary_id'),
    batchId: idColumn('batch_id').notNull(),
    statementId: idColumn('statement_id').notNull(),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    /** Debit is positive, credit negative. */
    amount: moneyColumn('amount').notNull(),
    /** 1 line of a statement, 2 tax held back, 3 payment. */
    sourceType: integer('source_type').notNull(),
    sourceId: idColumn('source_id').notNull(),
    postTime: moment('post_time').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'postings_statement_fk',
      columns: [table.batchId, table.statementId],
      foreignColumns: [settlementStatements.batchId, settlementStatements.id],
    }),
    uniqueIndex('postings_once').on(table.sourceType, table.sourceId, table.account),
    index('postings_account').on(table.account, table.postTime, table.id),
    index('postings_statement').on(table.statementId),
    index('postings_batch').on(table.batchId),
    index('postings_time').on(table.postTime, table.id),
    index('postings_amount').on(table.amount, table.id),
    index('postings_country').on(table.country, table.postTime, table.id),
  ],
);

/**
 * What each statement that posts adds to an account, written by the trigger that sees that it balances: append-only like the postings
 * whose sums and number it keeps.
 */
export const postingSums = pgTable(
  'posting_sums',
  {
    batchId: idColumn('batch_id')
      .notNull()
      .references(() => settlementBatches.id),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    account: text('account').$type<BookAccount>().notNull(),
    debit: moneyColumn('debit').notNull(),
    credit: moneyColumn('credit').notNull(),
    lines: integer('lines').notNull(),
  },
  (table) => [index('posting_sums_batch').on(table.batchId)],
);

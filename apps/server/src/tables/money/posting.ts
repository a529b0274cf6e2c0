import type { BookAccount } from '@backlot/contract';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    batchId: idColumn('batch_id')
      .notNull()
      .references(() => settlementBatches.id),
    statementId: idColumn('statement_id')
      .notNull()
      .references(() => settlementStatements.id),
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
    uniqueIndex('postings_once').on(table.sourceType, table.sourceId, table.account),
    index('postings_balance').on(table.currency, table.account),
    index('postings_statement').on(table.statementId),
    index('postings_batch').on(table.batchId),
    index('postings_time').on(table.postTime, table.id),
  ],
);

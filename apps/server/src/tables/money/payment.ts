import { paymentLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moneyColumn, percentColumn } from '../../db/amountColumn';
import { idColumn, primaryId } from '../../db/idColumn';
import { inState } from '../../db/inState';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';
import { settlementStatements } from './settlement';

/** Where the money of a beneficiary goes, sealed. */
export const payees = pgTable(
  'payees',
  {
    beneficiaryType: integer('beneficiary_type').notNull(),
    beneficiaryId: idColumn('beneficiary_id').notNull(),
    sealed: text('sealed').notNull(),
    masked: text('masked').notNull(),
    withholdingRate: percentColumn('withholding_rate').notNull().default('0'),
    changeTime: moment('change_time').notNull().defaultNow(),
    changeUser: idColumn('change_user'),
    /** When somebody else looked at the change and verified it. */
    verifyTime: moment('verify_time'),
    verifyUser: idColumn('verify_user'),
  },
  (table) => [primaryKey({ columns: [table.beneficiaryType, table.beneficiaryId] })],
);

/** Money out for a statement, or received for a merchant's; a negative one takes another back (domain/model 2.3.19). */
export const payments = pgTable(
  'payments',
  {
    id: primaryId(),
    /** `FK261120PH00017`. */
    payNo: text('pay_no').notNull(),
    statementId: idColumn('statement_id')
      .notNull()
      .references(() => settlementStatements.id),
    amount: moneyColumn('amount').notNull(),
    currency: text('currency').notNull(),
    country: text('country').notNull(),
    /** 1 bank, 2 wallet, 3 a record of what was paid elsewhere. */
    method: integer('method').notNull(),
    payeeMasked: text('payee_masked'),
    /** Sealed as it was when the payment began: the bank file names exactly this account. */
    payeeSealed: text('payee_sealed'),
    payStatus: stateColumn('pay_status', paymentLife, 'paying'),
    idempotencyKey: text('idempotency_key').notNull(),
    voucherFile: idColumn('voucher_file'),
    providerNo: text('provider_no'),
    payTime: moment('pay_time'),
    payUser: idColumn('pay_user'),
    failReason: text('fail_reason'),
    reverseOf: idColumn('reverse_of'),
    reverseAskUser: idColumn('reverse_ask_user'),
    /** For which side the person asked: the other one agrees. */
    reverseAskSide: text('reverse_ask_side').$type<'admin' | 'finance'>(),
    reverseReason: text('reverse_reason'),
    /** What proves that the money came back. */
    reverseFile: idColumn('reverse_file'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('payments_number').on(table.payNo),
    uniqueIndex('payments_key').on(table.idempotencyKey),
    uniqueIndex('payments_provider').on(table.providerNo),
    uniqueIndex('payments_reversal').on(table.reverseOf),
    // One payment at a time is under way for a statement.
    uniqueIndex('payments_under_way')
      .on(table.statementId)
      .where(inState(paymentLife, table, 'paying')),
    index('payments_statement').on(table.statementId),
    index('payments_time').on(table.createTime, table.id),
    index('payments_voucher')
      .on(table.voucherFile)
      .where(sql`voucher_file is not null`),
    index('payments_return')
      .on(table.reverseFile)
      .where(sql`reverse_file is not null`),
  ],
);

import { paymentLife, settlementLife } from '@backlot/contract';
import { isNotNull } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { moneyColumn, percentColumn } from '../../db/amountColumn';
import { idColumn, primaryId } from '../../db/idColumn';
import { inState } from '../../db/inState';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

/** The sums of money 4.6: of a statement, and of all statements of a batch. */
const sums = () => ({
  commercialAmount: moneyColumn('commercial_amount').notNull().default('0'),
  teamLeaderAmount: moneyColumn('team_leader_amount').notNull().default('0'),
  rewardAmount: moneyColumn('reward_amount').notNull().default('0'),
  adjustAmount: moneyColumn('adjust_amount').notNull().default('0'),
  totalAmount: moneyColumn('total_amount').notNull().default('0'),
  openingBalance: moneyColumn('opening_balance').notNull().default('0'),
  withholdingAmount: moneyColumn('withholding_amount').notNull().default('0'),
  payableAmount: moneyColumn('payable_amount').notNull().default('0'),
  carriedForward: moneyColumn('carried_forward').notNull().default('0'),
  gmv: moneyColumn('gmv').notNull().default('0'),
});

/** A rule as a batch was computed with it; figures in the units of the core, as decimal text. */
interface KeptRule {
  id: string;
  version: number;
  dimension: string;
  type: string;
  metric: string;
  mode: string;
  base: string;
  ratio: string;
  amount: string;
  tiers: readonly { from: string; ratio: string; amount: string }[];
  enabled: boolean;
  validBegin: string | null;
  validEnd: string | null;
  scopes: readonly { kind: string; id: string }[];
}

/** What held for a batch beside its rows and may change afterwards: its rules, and the team of each beneficiary where rules ask for it. */
export interface ComputedWith {
  rules: readonly KeptRule[];
  teams: Readonly<Record<string, string>>;
  /** Whether its submissions are kept as `settlement_places`. */
  places?: true;
}

/** A month of one dimension and country: previewed, locked, confirmed by a second person (domain/model 2.3.19). */
export const settlementBatches = pgTable(
  'settlement_batches',
  {
    id: primaryId(),
    /** `JS202610BDPH001`. */
    batchNo: text('batch_no').notNull(),
    /** `YYYY-MM`, in the country's zone. */
    settleMonth: text('settle_month').notNull(),
    /** 1 BD, 2 team leader, 3 merchant, 4 creator. */
    settleDimension: integer('settle_dimension').notNull(),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    settleStatus: stateColumn('settle_status', settlementLife, 'preview'),
    provisional: boolean('provisional').notNull().default(false),
    /** Which computation its lines and statements are of; those of an earlier one are gone. */
    round: integer('round').notNull().default(0),
    previewHash: text('preview_hash').notNull().default(''),
    /** Of the round; null where it was computed before this was kept. */
    computedWith: jsonb('computed_with').$type<ComputedWith>(),
    previewTime: moment('preview_time').notNull().defaultNow(),
    previewUser: idColumn('preview_user'),
    cutoffTime: moment('cutoff_time'),
    lockTime: moment('lock_time'),
    settleUser: idColumn('settle_user'),
    confirmUser: idColumn('confirm_user'),
    confirmTime: moment('confirm_time'),
    voidAskUser: idColumn('void_ask_user'),
    /** For which side the person asked: the other one agrees. */
    voidAskSide: text('void_ask_side').$type<'admin' | 'finance'>(),
    voidAskTime: moment('void_ask_time'),
    voidUser: idColumn('void_user'),
    voidTime: moment('void_time'),
    voidReason: text('void_reason'),
    statementCount: integer('statement_count').notNull().default(0),
    lineCount: integer('line_count').notNull().default(0),
    ...sums(),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('settlement_batches_number').on(table.batchNo),
    uniqueIndex('settlement_batches_locked')
      .on(table.settleMonth, table.settleDimension, table.country)
      .where(inState(settlementLife, table, 'pending', 'settled')),
    uniqueIndex('settlement_batches_preview')
      .on(table.settleMonth, table.settleDimension, table.country)
      .where(inState(settlementLife, table, 'preview')),
    index('settlement_batches_month').on(table.settleMonth, table.id),
  ],
);

/** What one beneficiary gets, or one merchant owes, for the month of a batch. */
export const settlementStatements = pgTable(
  'settlement_statements',
  {
    id: primaryId(),
    batchId: idColumn('batch_id')
      .notNull()
      .references(() => settlementBatches.id, { onDelete: 'cascade' }),
    /** The dimension: 1 BD, 2 team leader, 3 merchant, 4 creator. */
    beneficiaryType: integer('beneficiary_type').notNull(),
    /** A person, a merchant or a creator. */
    beneficiaryId: idColumn('beneficiary_id').notNull(),
    /** As it was when the statement was computed. */
    beneficiaryName: text('beneficiary_name').notNull(),
    /** Team of the person, for leaders. */
    orgId: idColumn('org_id'),
    ...sums(),
    /** Refunds of its order lines that were done at the cut-off. */
    refundAmount: moneyColumn('refund_amount').notNull().default('0'),
    withholdingRate: percentColumn('withholding_rate').notNull().default('0'),
    commercialOrderCount: integer('commercial_order_count').notNull().default(0),
    teamLeaderOrderCount: integer('team_leader_order_count').notNull().default(0),
    lineCount: integer('line_count').notNull().default(0),
    changeCount: integer('change_count').notNull().default(0),
    payStatus: stateColumn('pay_status', paymentLife, 'pendingPayment'),
    acknowledgeTime: moment('acknowledge_time'),
    disputeText: text('dispute_text'),
    disputeTime: moment('dispute_time'),
    /** The line that is disputed; null where it is the whole statement. */
    disputeLineId: idColumn('dispute_line_id'),
    resolveText: text('resolve_text'),
    resolveTime: moment('resolve_time'),
    resolveUser: idColumn('resolve_user'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('settlement_statements_of').on(table.batchId, table.beneficiaryId),
    unique('settlement_statements_posted').on(table.batchId, table.id),
    index('settlement_statements_beneficiary').on(table.beneficiaryType, table.beneficiaryId),
  ],
);

/** What a line said of its source when it was computed. */
export interface LineSnapshot {
  orderNo?: string;
  lineNo?: number;
  goodsName?: string;
  upName?: string;
  workOrderNo?: string;
  ruleName?: string;
  reasonCode?: string;
  reason?: string;
  fileId?: string;
  time?: string;
}

/** Lines of statements: never changed once they are locked. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    id: primaryId(),
    batchId: idColumn('batch_id')
      .notNull()
      .references(() => settlementBatches.id, { onDelete: 'cascade' }),
    /** The computation of the batch that made it. */
    round: integer('round').notNull(),
    beneficiaryType: integer('beneficiary_type').notNull(),
    beneficiaryId: idColumn('beneficiary_id').notNull(),
    lineType: integer('line_type').notNull(),
    section: text('section').$type<'commercial' | 'teamLeader' | 'reward' | 'adjust'>().notNull(),
    /** 1 order line, 2 submission, 3 rule, 4 adjustment by hand. */
    sourceType: integer('source_type').notNull(),
    sourceId: idColumn('source_id').notNull(),
    revision: integer('revision').notNull().default(0),
    /** `YYYY-MM` of lines that come anew every month, those of rules; empty for all others. */
    ofMonth: text('of_month').notNull().default(''),
    base: moneyColumn('base'),
    rate: percentColumn('rate'),
    amount: moneyColumn('amount').notNull(),
    ruleVersion: integer('rule_version'),
    /** 1 the platform pays: listed, adds nothing; 2 the agency does. */
    payBy: integer('pay_by').notNull(),
    late: boolean('late').notNull().default(false),
    /** Null in a preview. */
    lockTime: moment('lock_time'),
    snapshot: jsonb('snapshot').$type<LineSnapshot>().notNull().default({}),
  },
  (table) => [
    index('settlement_lines_batch').on(table.batchId, table.beneficiaryId, table.lineType, table.id),
    // Locked twice is refused by the database, whatever was pressed twice. Sources come in their order, beneficiaries do not.
    uniqueIndex('settlement_lines_once')
      .on(table.beneficiaryType, table.sourceType, table.sourceId, table.beneficiaryId, table.lineType, table.revision, table.ofMonth)
      .where(isNotNull(table.lockTime)),
    index('settlement_lines_source').on(table.sourceType, table.sourceId),
  ],
);

/** A creator's place that a batch counted or has a fee of, as it was then: it may be undone later. */
export const settlementPlaces = pgTable(
  'settlement_places',
  {
    batchId: idColumn('batch_id')
      .notNull()
      .references(() => settlementBatches.id, { onDelete: 'cascade' }),
    workOrderUpId: idColumn('work_order_up_id').notNull(),
    workOrderId: idColumn('work_order_id').notNull(),
    workOrderType: integer('work_order_type').$type<1 | 2>().notNull(),
    shopId: idColumn('shop_id').notNull(),
    leaderId: idColumn('leader_id'),
    upId: idColumn('up_id'),
    bdId: idColumn('bd_id'),
    /** Null for one that was undone: its locked fee comes back. */
    fulfilledTime: moment('fulfilled_time'),
    /** Null without a shooting fee. */
    creatorFee: moneyColumn('creator_fee'),
    merchantFee: moneyColumn('merchant_fee'),
    /** Fee that earlier batches had locked. */
    settledFee: moneyColumn('settled_fee').notNull(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.workOrderUpId] })],
);

/** What a batch counted of an order line, also where it gave no line of a statement: all of them together are what was locked of it. */
export const settlementMarks = pgTable(
  'settlement_marks',
  {
    batchId: idColumn('batch_id')
      .notNull()
      .references(() => settlementBatches.id, { onDelete: 'cascade' }),
    orderItemId: idColumn('order_item_id').notNull(),
    base: moneyColumn('base').notNull(),
    amount: moneyColumn('amount').notNull(),
    wholeProportion: percentColumn('whole_proportion').notNull(),
    upProportion: percentColumn('up_proportion').notNull(),
    bdProportion: percentColumn('bd_proportion'),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.orderItemId] }), index('settlement_marks_item').on(table.orderItemId)],
);

/** What a preview has otherwise than the one before it. */
export const settlementChanges = pgTable(
  'settlement_changes',
  {
    id: primaryId(),
    batchId: idColumn('batch_id')
      .notNull()
      .references(() => settlementBatches.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'added' | 'removed' | 'changed'>().notNull(),
    beneficiaryId: idColumn('beneficiary_id').notNull(),
    lineType: integer('line_type').notNull(),
    what: text('what').notNull(),
    amountBefore: moneyColumn('amount_before'),
    amountNow: moneyColumn('amount_now'),
  },
  (table) => [index('settlement_changes_batch').on(table.batchId, table.beneficiaryId)],
);

import { payStatus } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../db/database';
import { insertRows } from '../../../../db/insertRows';
import {
  type LineSnapshot,
  settlementBatches,
  settlementLines,
  settlementMarks,
  settlementPlaces,
  settlementStatements,
} from '../../../../tables/money/settlement';
import { rules } from '../../../../tables/money/rule';
import type { CountryCode } from '../../../system/country';
import {
  type Amount,
  createSettlement,
  type Line,
  type OrderLine,
  settleTerms,
  type Statement,
  writeAmount,
  writePercent,
} from '../../compute';
import { createTurns } from '../inputs/createTurns';
import { eachInput } from '../inputs/eachInput';
import { readTerms } from '../inputs/readTerms';
import type { Batch } from '../policy';
import { beneficiaries } from './beneficiaries';
import { keptOf } from './computedWith';
import { placeOf, type PlaceRow } from './placeOf';
import { ruleRevisions } from './ruleRevisions';

type LineRow = typeof settlementLines.$inferInsert;
type MarkRow = typeof settlementMarks.$inferInsert;

/** Rows that go to the database at once. */
const atOnce = 5000;

export const lineTypes = {
  COMMISSION: 1,
  SHOOTING_FEE: 2,
  RULE_GMV: 3,
  RULE_COMMERCIAL: 4,
  REWARD: 5,
  CLAWBACK: 6,
  ADJUSTMENT: 7,
} as const;

interface Source {
  sourceType: 1 | 2 | 3;
  snapshot: LineSnapshot;
  /** What was refunded of an order line at the cut-off. */
  refunded: Amount;
}

/**
 * Computes a batch from what stands in the database: statements, lines and marks of a new round, in the place of those of the round
 * before. Answers the hash of the inputs. Nothing is kept in memory but one portion of rows and a tally for each beneficiary.
 */
export async function computeBatch(tx: Db, batch: Batch, { round, cutoff }: { round: number; cutoff: Date }): Promise<string> {
  const key = { ...batch, country: batch.country as CountryCode };
  const { scale } = settleTerms(key.country);
  const terms = await readTerms(tx, key, cutoff);
  const nextOfRule = await ruleRevisions(tx, key);
  const ruleNames = new Map((await tx.select({ id: rules.id, name: rules.ruleName }).from(rules)).map(({ id, name }) => [id, name]));
  const lineCounts = new Map<string, number>();
  const refunds = new Map<string, Amount>();
  const lines: LineRow[] = [];
  const marks: MarkRow[] = [];
  const places: PlaceRow[] = [];
  let source: Source = { sourceType: 3, snapshot: {}, refunded: 0n };

  const take = (beneficiaryId: string, line: Line) => {
    lineCounts.set(beneficiaryId, (lineCounts.get(beneficiaryId) ?? 0) + 1);
    refunds.set(beneficiaryId, (refunds.get(beneficiaryId) ?? 0n) + source.refunded);
    const { sourceType } = source;
    lines.push({
      batchId: batch.id,
      round,
      beneficiaryType: batch.settleDimension,
      beneficiaryId,
      lineType: lineTypes[line.type],
      section: line.section,
      sourceType,
      sourceId: line.ref,
      revision: sourceType === 3 ? nextOfRule(beneficiaryId, line.ref) : line.revision,
      ofMonth: sourceType === 3 ? batch.settleMonth : '',
      base: line.base === null ? null : writeAmount(line.base, scale),
      rate: line.rate === null ? null : writePercent(line.rate),
      amount: writeAmount(line.amount, scale),
      ruleVersion: line.ruleVersion,
      payBy: line.paidBy === 'platform' ? 1 : 2,
      late: line.late,
      snapshot: sourceType === 3 ? { ruleName: ruleNames.get(line.ref) ?? '' } : source.snapshot,
    });
  };
  // One portion is written while the next one is computed.
  const inTurn = createTurns();
  let writing = Promise.resolve();
  const flush = async (least: number) => {
    if (Math.max(lines.length, marks.length, places.length) < least) return;
    await writing;
    const [ofLines, ofMarks, ofPlaces] = [lines.splice(0), marks.splice(0), places.splice(0)];
    writing = inTurn(async () => {
      await insertRows(tx, settlementLines, ofLines);
      await insertRows(tx, settlementMarks, ofMarks);
      await insertRows(tx, settlementPlaces, ofPlaces);
    });
  };
  const settlement = createSettlement(terms, {
    take,
    count: ({ ref, rates, settled }, { base, amount }) => {
      const kept = settled?.rates ?? rates;
      marks.push({
        batchId: batch.id,
        orderItemId: ref,
        base: writeAmount(base, scale),
        amount: writeAmount(amount, scale),
        wholeProportion: writePercent(kept.whole),
        upProportion: writePercent(kept.creator),
        bdProportion: kept.bd === null ? null : writePercent(kept.bd),
      });
    },
    countPlace: (place) => places.push(placeOf(place, batch.id, scale)),
  });

  await tx.delete(settlementPlaces).where(eq(settlementPlaces.batchId, batch.id));
  await tx.delete(settlementMarks).where(eq(settlementMarks.batchId, batch.id));
  await tx.delete(settlementStatements).where(eq(settlementStatements.batchId, batch.id));
  const hash = await eachInput(tx, key, terms, {
    order: ({ input, snapshot }) => {
      source = { sourceType: 1, snapshot, refunded: refundedAt(input, cutoff.getTime()) };
      settlement.addOrder(input);
      return flush(atOnce);
    },
    inTurn,
    submission: ({ input, snapshot }) => {
      source = { sourceType: 2, snapshot, refunded: 0n };
      settlement.addSubmission(input);
      return flush(atOnce);
    },
  });
  source = { sourceType: 3, snapshot: {}, refunded: 0n };
  const statements = settlement.close();
  await flush(1);
  await writing;
  await insertStatements(tx, batch, { statements, lineCounts, refunds, scale });
  const computedWith = keptOf(
    terms,
    statements.map(({ beneficiaryId }) => beneficiaryId),
  );
  await tx.update(settlementBatches).set({ computedWith }).where(eq(settlementBatches.id, batch.id));
  await sumUp(tx, batch.id);
  return hash;
}

/** Everything that was refunded of an order line by then, also beyond what it was worth. */
const refundedAt = ({ refunds }: OrderLine, cutoff: number): Amount =>
  refunds.reduce((sum, { time, amount }) => (time <= cutoff ? sum + amount : sum), 0n);

interface Closed {
  statements: readonly Statement[];
  lineCounts: ReadonlyMap<string, number>;
  refunds: ReadonlyMap<string, Amount>;
  scale: number;
}

async function insertStatements(tx: Db, batch: Batch, { statements, lineCounts, refunds, scale }: Closed): Promise<void> {
  const known = await beneficiaries(
    tx,
    batch.settleDimension,
    statements.map(({ beneficiaryId }) => beneficiaryId),
  );
  const money = (amount: bigint) => writeAmount(amount, scale);
  const rows = statements.map((statement) => ({
    batchId: batch.id,
    beneficiaryType: batch.settleDimension,
    beneficiaryId: statement.beneficiaryId,
    beneficiaryName: known.get(statement.beneficiaryId)?.name ?? '',
    orgId: known.get(statement.beneficiaryId)?.orgId ?? null,
    commercialAmount: money(statement.commercialAmount),
    teamLeaderAmount: money(statement.teamLeaderAmount),
    rewardAmount: money(statement.rewardAmount),
    adjustAmount: money(statement.adjustAmount),
    totalAmount: money(statement.totalAmount),
    openingBalance: money(statement.openingBalance),
    withholdingRate: writePercent(statement.withholdingRate),
    withholdingAmount: money(statement.withholdingAmount),
    payableAmount: money(statement.payableAmount),
    carriedForward: money(statement.carriedForward),
    gmv: money(statement.gmv),
    refundAmount: money(refunds.get(statement.beneficiaryId) ?? 0n),
    commercialOrderCount: statement.commercialOrderCount,
    teamLeaderOrderCount: statement.teamLeaderOrderCount,
    lineCount: lineCounts.get(statement.beneficiaryId) ?? 0,
    payStatus: statement.payableAmount > 0n ? payStatus.pendingPayment : payStatus.carriedForward,
  }));
  await insertRows(tx, settlementStatements, rows);
}

const { totalAmount, commercialAmount, teamLeaderAmount, rewardAmount, adjustAmount, openingBalance, withholdingAmount } =
  settlementStatements;

/** The sums of a batch are the sums of its statements. */
export async function sumUp(tx: Db, batchId: string): Promise<void> {
  const sum = (column: AnyPgColumn) =>
    sql<string>`coalesce((select sum(${column}) from ${settlementStatements} where ${settlementStatements.batchId} = ${batchId}), 0)`;
  await tx
    .update(settlementBatches)
    .set({
      commercialAmount: sum(commercialAmount),
      teamLeaderAmount: sum(teamLeaderAmount),
      rewardAmount: sum(rewardAmount),
      adjustAmount: sum(adjustAmount),
      totalAmount: sum(totalAmount),
      openingBalance: sum(openingBalance),
      withholdingAmount: sum(withholdingAmount),
      payableAmount: sum(settlementStatements.payableAmount),
      carriedForward: sum(settlementStatements.carriedForward),
      gmv: sum(settlementStatements.gmv),
      statementCount: sql`(select count(*) from ${settlementStatements} where ${settlementStatements.batchId} = ${batchId})::int`,
      lineCount: sql`${sum(settlementStatements.lineCount)}::int`,
    })
    .where(eq(settlementBatches.id, batchId));
}

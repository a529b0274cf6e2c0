import { is, type OutputOf, type ParsedInputOf, paymentLife, type settleApi, settlementLife } from '@backlot/contract';
import { and, asc, count, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { listPage } from '../../../../db/list/listPage';
import { presentPage } from '../../../../db/presentPage';
import { presentTime } from '../../../../db/presentTime';
import { together } from '../../../../db/together/together';
import type { Actor } from '../../../../http/requests/actor';
import { settlementBatches, settlementChanges, settlementStatements } from '../../../../tables/money/settlement';
import { rowOrRefuse } from '../../../base/crud';
import { namesOfPeople } from '../../../base/sight';
import { presentAmount } from '../../../system/country';
import { openDispute } from '../acts/confirm';
import { elsewhere } from '../../fxRate';
import { beneficiaries } from '../computing/beneficiaries';
import { type Batch, canOf, previewLivesMs } from '../policy';
import { batchesInSight } from '../sight';
import { presentSums } from './presentSums';
import { waitsForVoid } from '../waitsForVoid';
import { isUnpaid, owes, waitsForAnswer, waitsForConfirming } from './waits';

type Query = ParsedInputOf<typeof settleApi.page>;
type Row = OutputOf<typeof settleApi.page>['rows'][number];

const { settleMonth, createTime, payableAmount, settleDimension, country, settleStatus } = settlementBatches;

const sorting = { sorts: { settleMonth, createTime, payableAmount }, fallback: { by: settleMonth, order: 'descend' as const } };

const waiting: Record<NonNullable<Query['waits']>, (actor: Actor) => SQL> = {
  confirm: waitsForConfirming,
  answer: () => waitsForAnswer,
  void: waitsForVoid,
};

/** A page of settlement batches. */
export async function batchPage(db: Db, query: Query, actor: Actor) {
  const where = and(
    batchesInSight(actor),
    query.settleMonth ? eq(settleMonth, query.settleMonth) : undefined,
    query.settleDimension?.length ? inArray(settleDimension, query.settleDimension) : undefined,
    query.country?.length ? inArray(country, query.country) : undefined,
    query.settleStatus?.length ? inArray(settleStatus, query.settleStatus) : undefined,
    query.waits && waiting[query.waits](actor),
    query.unpaid && (query.unpaid === 'yes' ? isUnpaid : not(isUnpaid)),
  );
  const { rows, totalRows } = await listPage(db, { table: settlementBatches, where, ...sorting }, query);
  return presentPage({ ...query, totalRows, rows: await presentBatches(db, rows as unknown as Batch[], actor) });
}

async function presentBatches(db: Db, batches: readonly Batch[], actor: Actor): Promise<Row[]> {
  if (batches.length === 0) return [];
  const ids = batches.map(({ id }) => id);
  const counts = await db
    .select({
      batchId: settlementStatements.batchId,
      disputed: sql<number>`count(*) filter (where ${openDispute})::int`,
      paying: sql<number>`count(*) filter (where ${inState(paymentLife, settlementStatements, 'paying')})::int`,
      unpaid: sql<number>`count(*) filter (where ${owes})::int`,
    })
    .from(settlementStatements)
    .where(inArray(settlementStatements.batchId, ids))
    .groupBy(settlementStatements.batchId);
  const countOf = new Map(counts.map((one) => [one.batchId, one]));
  const time = (moment: Date | null) => moment && presentTime(moment);
  return batches.map((batch) => ({
    id: batch.id,
    version: batch.version,
    can: canOf({ batch, isOwn: false }, actor),
    batchNo: batch.batchNo,
    settleMonth: batch.settleMonth,
    settleDimension: batch.settleDimension,
    country: batch.country as Row['country'],
    currency: batch.currency,
    settleStatus: batch.settleStatus,
    provisional: batch.provisional,
    previewTime: presentTime(batch.previewTime),
    previewExpireTime: presentTime(new Date(batch.previewTime.getTime() + previewLivesMs)),
    cutoffTime: time(batch.cutoffTime),
    lockTime: time(batch.lockTime),
    confirmTime: time(batch.confirmTime),
    statementCount: batch.statementCount,
    lineCount: batch.lineCount,
    disputeCount: countOf.get(batch.id)?.disputed ?? 0,
    payingCount: countOf.get(batch.id)?.paying ?? 0,
    unpaidCount: is(settlementLife, batch, 'settled') ? (countOf.get(batch.id)?.unpaid ?? 0) : 0,
    ...presentSums(batch, batch.currency),
    createTime: presentTime(batch.createTime),
  }));
}

/** Changes that are shown of a preview; all of them are counted. */
const mostChanges = 200;

/** One batch with the people around it and what its preview has otherwise than the one before. */
export async function batchDetail(db: Db, id: string, actor: Actor): Promise<OutputOf<typeof settleApi.detail>> {
  const batch = await rowOrRefuse(db, { table: settlementBatches, id, notFound: 'notFound', within: batchesInSight(actor) });
  const ofBatch = eq(settlementChanges.batchId, id);
  const [[row], people, changes, [counted], payableElsewhere] = await together(db, (at) =>
    Promise.all([
      presentBatches(at, [batch], actor),
      namesOfPeople(at, [batch.previewUser, batch.settleUser, batch.confirmUser, batch.voidAskUser]),
      at
        .select()
        .from(settlementChanges)
        .where(ofBatch)
        .orderBy(desc(settlementChanges.kind), asc(settlementChanges.id))
        .limit(mostChanges),
      at.select({ n: count() }).from(settlementChanges).where(ofBatch),
      elsewhere(at, { amount: batch.payableAmount, currency: batch.currency }),
    ]),
  );
  if (!row) throw new Error('The batch was not presented.');
  const refer = (userId: string | null) => (userId === null ? null : { id: userId, name: people.get(userId) ?? '' });
  const known = await beneficiaries(db, batch.settleDimension, [...new Set(changes.map(({ beneficiaryId }) => beneficiaryId))]);
  return {
    ...row,
    payableElsewhere,
    previewHash: batch.previewHash,
    previewUser: refer(batch.previewUser),
    settleUser: refer(batch.settleUser),
    confirmUser: refer(batch.confirmUser),
    voidAskUser: refer(batch.voidAskUser),
    voidReason: batch.voidReason,
    changes: changes.map(({ kind, beneficiaryId, lineType, what, amountBefore, amountNow }) => ({
      kind,
      beneficiary: { id: beneficiaryId, name: known.get(beneficiaryId)?.name ?? '' },
      lineType,
      what,
      amountBefore: presentAmount(amountBefore, batch.currency),
      amountNow: presentAmount(amountNow, batch.currency),
    })),
    changeCount: counted?.n ?? 0,
  };
}

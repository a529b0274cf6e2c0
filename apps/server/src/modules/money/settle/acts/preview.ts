import { type ParsedInputOf, type settleApi, settlementLife } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { Refusal } from '../../../../http/answers/refusal';
import type { Actor } from '../../../../http/requests/actor';
import { settlementBatches } from '../../../../tables/money/settlement';
import { lockArea } from '../../../base/crud';
import { nameOfValue, noteEvent } from '../../../base/lifeCycle';
import { monthSpan, settleTerms } from '../../compute';
import { compareRounds } from '../computing/compareRounds';
import { computeBatch } from '../computing/computeBatch';
import { dimensionOf, shortNames } from '../dimensions';
import type { MonthKey } from '../inputs/MonthKey';
import { requireAllowed } from '../../../base/transition';
import { type Batch, batchPolicy } from '../policy';

/** One act on the batches of a month, dimension and country at a time; a month of a million lines takes its time. */
export async function lockMonth(
  tx: Db,
  { settleMonth, settleDimension, country }: Omit<MonthKey, 'country'> & { country: string },
): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '10min'`);
  await lockArea(tx, `settle:${settleMonth}:${settleDimension}:${country}`);
}

/** SQL: the batches of a month, dimension and country. */
const ofMonth = ({ settleMonth, settleDimension, country }: MonthKey) =>
  and(
    eq(settlementBatches.settleMonth, settleMonth),
    eq(settlementBatches.settleDimension, settleDimension),
    eq(settlementBatches.country, country),
  );

/** Computes a month without locking anything: a new batch, or the preview that there is anew. Answers its id. */
export async function preview(
  tx: Db,
  { provisional = false, ...key }: ParsedInputOf<typeof settleApi.preview>,
  viewer: Actor,
  now = new Date(),
): Promise<string> {
  if (!viewer.scope.all) throw new Refusal('noDataPermission');
  await lockMonth(tx, key);
  const isOpen = monthSpan({ month: key.settleMonth, country: key.country }).end > now.getTime();
  if (isOpen && !provisional)
    throw new Refusal('monthOpen', {
      country: await nameOfValue(tx, { dictionary: 'country', code: key.country, language: viewer.language }),
    });
  const [settled] = await tx
    .select({ id: settlementBatches.id })
    .from(settlementBatches)
    .where(and(ofMonth(key), inState(settlementLife, settlementBatches, 'pending', 'settled')));
  if (settled) throw new Refusal('monthSettled');
  const [open] = await tx
    .select()
    .from(settlementBatches)
    .where(and(ofMonth(key), inState(settlementLife, settlementBatches, 'preview')))
    .for('update');
  const batch = open ?? (await addBatch(tx, key, { viewer, now }));
  await requireAllowed(tx, { policy: batchPolicy, event: 'recompute', viewer, facts: { batch, isOwn: false } });
  await recompute(tx, batch, { viewer, now, provisional: isOpen });
  return batch.id;
}

interface Recompute {
  viewer: Actor;
  now: Date;
  provisional: boolean;
}

/** Computes a locked row of a preview anew and tells how many lines differ. */
export async function recompute(tx: Db, batch: Batch, { viewer, now, provisional }: Recompute): Promise<number> {
  const round = batch.round + 1;
  const previewHash = await computeBatch(tx, batch, { round, cutoff: now });
  const changed = batch.round === 0 ? 0 : await compareRounds(tx, batch.id, round);
  const userId = viewer.caller.userId;
  const [after] = await tx
    .update(settlementBatches)
    .set({
      round,
      previewHash,
      previewTime: now,
      previewUser: userId,
      cutoffTime: now,
      provisional,
      version: sql`${settlementBatches.version} + 1`,
      updateTime: sql`now()`,
      updateUser: userId,
    })
    .where(eq(settlementBatches.id, batch.id))
    .returning();
  await noteEvent(tx, {
    actor: viewer,
    action: batch.round === 0 ? 'settle.preview' : 'settle.recompute',
    object: `settle:${batch.id}`,
    more: { lines: after?.lineCount, payable: after?.payableAmount, changed },
  });
  return changed;
}

async function addBatch(tx: Db, key: MonthKey, { viewer, now }: Pick<Recompute, 'viewer' | 'now'>): Promise<Batch> {
  const series = `JS${key.settleMonth.replace('-', '')}${shortNames[dimensionOf(key.settleDimension)]}${key.country}`;
  const [{ n } = { n: 0 }] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(settlementBatches)
    .where(ofMonth(key));
  const [batch] = await tx
    .insert(settlementBatches)
    .values({
      ...key,
      batchNo: series + String(n + 1).padStart(3, '0'),
      currency: settleTerms(key.country).currency,
      createTime: now,
      createUser: viewer.caller.userId,
    })
    .returning();
  if (!batch) throw new Error('The batch was not stored.');
  return batch;
}

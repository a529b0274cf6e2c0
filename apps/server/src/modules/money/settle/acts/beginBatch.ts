import { paymentLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { Refusal } from '../../../../http/answers/refusal';
import type { Actor } from '../../../../http/requests/actor';
import { settlementBatches, settlementStatements } from '../../../../tables/money/settlement';
import { rowForUpdate } from '../../../base/crud';
import type { Viewer } from '../../../base/sight';
import { begin } from '../../../base/transition';
import { type Batch, type BatchFacts, batchPolicy } from '../policy';
import { batchesInSight, ownStatements, statementsInSight } from '../sight';

/** A batch that this person may cause an event of, locked. */
export async function beginBatch(tx: Db, event: 'settle' | 'confirm' | 'askVoid' | 'void', id: string, viewer: Actor): Promise<Batch> {
  const find = async (): Promise<BatchFacts> => {
    const batch = await rowForUpdate(tx, { table: settlementBatches, id, notFound: 'notFound', within: batchesInSight(viewer) });
    const isPaid = (event === 'askVoid' || event === 'void') && (await hasPayments(tx, id));
    return { batch, isOwn: false, isPaid };
  };
  return (await begin(tx, { policy: batchPolicy, event, viewer, find })).batch;
}

const hasPayments = async (tx: Db, id: string): Promise<boolean> =>
  (await tx.$count(
    settlementStatements,
    and(eq(settlementStatements.batchId, id), inState(paymentLife, settlementStatements, 'paid', 'paying')),
  )) > 0;

export type StatementRow = typeof settlementStatements.$inferSelect;

/** A statement in sight with its batch, both locked, that this person may cause an event of. */
export async function beginStatement(
  tx: Db,
  event: 'adjust' | 'dispute' | 'resolve' | 'acknowledge',
  id: string,
  viewer: Viewer,
): Promise<{ statement: StatementRow; batch: Batch }> {
  const find = async () => {
    const [found] = await tx
      .select({ batchId: settlementStatements.batchId })
      .from(settlementStatements)
      .where(and(eq(settlementStatements.id, id), statementsInSight(viewer)));
    if (!found) throw new Refusal('notFound');
    // The batch first, as everywhere: whoever confirms it holds it too.
    const batch = await rowForUpdate(tx, { table: settlementBatches, id: found.batchId, notFound: 'notFound', within: undefined });
    const statement = await rowForUpdate(tx, { table: settlementStatements, id, notFound: 'notFound', within: undefined });
    const own = await tx
      .select({ id: settlementStatements.id })
      .from(settlementStatements)
      .where(and(eq(settlementStatements.id, id), ownStatements(viewer)));
    return { batch, statement, isOwn: own.length > 0 };
  };
  return begin(tx, { policy: batchPolicy, event, viewer, find });
}

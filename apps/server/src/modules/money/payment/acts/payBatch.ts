import { type OutputOf, type ParsedInputOf, type paymentApi, paymentLife } from '@backlot/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { Refusal } from '../../../../http/answers/refusal';
import { errorText } from '../../../../http/requests/language';
import { settlementBatches, settlementStatements } from '../../../../tables/money/settlement';
import type { Viewer } from '../../../base/sight';
import { beginPay } from '../begin';
import { writePayment } from './pay';

type Output = OutputOf<typeof paymentApi.payBatch>;

/** Begins every payment that a confirmed batch still owes, one transaction each: those that may not be paid yet are named and left. */
export async function payBatch(db: Db, { batchId, method }: ParsedInputOf<typeof paymentApi.payBatch>, viewer: Viewer): Promise<Output> {
  if (viewer.persona !== 'all') throw new Refusal('notFound');
  const [batch] = await db.select({ id: settlementBatches.id }).from(settlementBatches).where(eq(settlementBatches.id, batchId));
  if (!batch) throw new Refusal('notFound');
  const owed = await db
    .select({ id: settlementStatements.id, name: settlementStatements.beneficiaryName, version: settlementStatements.version })
    .from(settlementStatements)
    .where(and(eq(settlementStatements.batchId, batchId), inState(paymentLife, settlementStatements, 'pendingPayment', 'failed')))
    .orderBy(asc(settlementStatements.id));
  const answer: Output = { begun: 0, held: [] };
  for (const { id, name, version } of owed) {
    try {
      await db.transaction(async (tx) => {
        const facts = await beginPay(tx, id, viewer);
        await writePayment(tx, facts, { method, idempotencyKey: `batch-${id}-${version}`, viewer });
      });
      answer.begun += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answer.held.push({ statement: { id, name }, code: error.code, message: errorText(error.reason, viewer.language, error.params) });
    }
  }
  return answer;
}

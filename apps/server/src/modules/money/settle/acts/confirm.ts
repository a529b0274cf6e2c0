import { settlementLife } from '@backlot/contract';
import { and, eq, gt, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Actor } from '../../../../http/requests/actor';
import { payees } from '../../../../tables/money/payment';
import { settlementBatches, settlementStatements } from '../../../../tables/money/settlement';
import { transition } from '../../../base/transition';
import { beginBatch } from './beginBatch';

const { batchId, disputeTime, resolveTime, payableAmount, beneficiaryType, beneficiaryId, beneficiaryName } = settlementStatements;

/** SQL: statements whose dispute nobody has answered yet. */
export const openDispute = and(isNotNull(disputeTime), isNull(resolveTime));

/** Confirms a locked batch: by somebody else than who locked it, without an open dispute, and with somewhere to pay to. */
export async function confirm(tx: Db, id: string, viewer: Actor): Promise<void> {
  const batch = await beginBatch(tx, 'confirm', id, viewer);
  const disputed = await tx.$count(settlementStatements, and(eq(batchId, id), openDispute));
  if (disputed > 0) throw new Refusal('disputesOpen', { n: disputed });
  if (batch.settleDimension !== 3) await requirePayees(tx, id);
  await transition(tx, {
    machine: settlementLife,
    table: settlementBatches,
    row: batch,
    event: 'confirm',
    set: { confirmUser: viewer.caller.userId, confirmTime: sql`now()` },
    actor: viewer,
  });
}

async function requirePayees(tx: Db, id: string): Promise<void> {
  const payee = tx
    .select({ one: sql`1` })
    .from(payees)
    .where(and(eq(payees.beneficiaryType, beneficiaryType), eq(payees.beneficiaryId, beneficiaryId)));
  const [lacking] = await tx
    .select({ name: beneficiaryName })
    .from(settlementStatements)
    .where(and(eq(batchId, id), gt(payableAmount, '0'), notExists(payee)))
    .orderBy(beneficiaryName)
    .limit(1);
  if (lacking) throw new Refusal('payeeIncomplete', { name: lacking.name });
}

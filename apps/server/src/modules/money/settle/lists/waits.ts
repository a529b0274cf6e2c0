import { paymentLife, settlementLife } from '@backlot/contract';
import { and, isNull, type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../../db/inState';
import { settlementBatches, settlementStatements } from '../../../../tables/money/settlement';
import type { Viewer } from '../../../base/sight';
import { openDispute } from '../acts/confirm';
import { ownStatements } from '../sight';

const ofBatch = (which: SQL | undefined): SQL =>
  sql`exists (select 1 from ${settlementStatements} where ${and(sql`${settlementStatements.batchId} = ${settlementBatches.id}`, which)})`;

/** SQL: statements whose money has not arrived yet. */
export const owes = inState(paymentLife, settlementStatements, 'pendingPayment', 'paying', 'failed');

/** SQL: confirmed batches that money is still owed of. */
export const isUnpaid = sql`(${inState(settlementLife, settlementBatches, 'settled')} and ${ofBatch(owes)})`;

/** SQL: locked batches that this person may confirm, having not locked them. */
export const waitsForConfirming = ({ caller }: Pick<Viewer, 'caller'>): SQL =>
  sql`(${inState(settlementLife, settlementBatches, 'pending')} and ${settlementBatches.settleUser} is distinct from ${caller.userId})`;

/** SQL: batches with a dispute that nobody has answered; it outlives their void (decision 0058). */
export const waitsForAnswer = sql`(${inState(settlementLife, settlementBatches, 'pending', 'void')} and ${ofBatch(openDispute)})`;

/** SQL: the own locked statements that nobody has acknowledged or disputed. */
export const waitsForAcknowledging = (viewer: Viewer): SQL | undefined =>
  and(
    ownStatements(viewer),
    isNull(settlementStatements.acknowledgeTime),
    isNull(settlementStatements.disputeTime),
    sql`exists (select 1 from ${settlementBatches} where ${settlementBatches.id} = ${settlementStatements.batchId} and ${inState(settlementLife, settlementBatches, 'pending')})`,
  );

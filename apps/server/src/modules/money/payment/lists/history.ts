import { recordName } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { payments } from '../../../../tables/money/payment';
import { historyOf } from '../../../base/lifeCycle';
import { namedFor, type Viewer } from '../../../base/sight';
import { paymentsInSight } from '../sight';

/** What happened to a payment in sight, out of the trail of its statement; one that takes another back has that reversal. */
export async function paymentHistory(db: Db, id: string, viewer: Viewer) {
  const [payment] = await db
    .select({ statementId: payments.statementId, reverseOf: payments.reverseOf })
    .from(payments)
    .where(and(eq(payments.id, id), paymentsInSight(viewer)));
  if (!payment) throw new Refusal('notFound');
  const { statementId, reverseOf } = payment;
  return historyOf(db, {
    objects: new Map([[recordName('settleStatement', statementId), null]]),
    language: viewer.language,
    isShown: ({ action, detail }) => detail['payment'] === (reverseOf ?? id) && (reverseOf === null || action.endsWith('everse')),
    isNamed: namedFor(viewer),
  });
}

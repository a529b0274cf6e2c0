import { recordName } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { payments } from '../../../tables/money/payment';

/** The payments of a statement, `settleStatement:7`: what happens to one is told of the statement. */
export async function paymentsOf(db: Db, object: string): Promise<string[]> {
  const [kind, id = ''] = object.split(':');
  if (kind !== 'settleStatement') return [];
  const found = await db.select({ id: payments.id }).from(payments).where(eq(payments.statementId, id));
  return found.map((one) => recordName('payment', one.id));
}

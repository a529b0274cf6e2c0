import { paymentLife } from '@backlot/contract';
import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { inState } from '../../db/inState';
import type { FileStore } from '../../files/fileStore';
import { addFile } from '../../modules/base/file';
import { markFailed, markPaid, pay, reverse } from '../../modules/money/payment';
import type { Services } from '../../services';
import { payments } from '../../tables/money/payment';
import type { Cast } from './castOf';

/** So many of the newest payments are on their way, so many before them failed, and so many more came back and were sent again. */
const each = 5;

interface Around {
  services: Services;
  cast: Cast;
  fileStore: FileStore;
}

/** All payments have arrived but the newest: five are on their way and five failed; five of the others came back from the bank and were paid anew. */
export async function finishPayments(db: Db, { services, cast: { finance, finance2, admin }, fileStore }: Around): Promise<void> {
  const begun = await db
    .select()
    .from(payments)
    .where(inState(paymentLife, payments, 'paying'))
    .orderBy(asc(payments.id));
  const [failed, arrived] = [begun.slice(-2 * each, -each), begun.slice(0, -2 * each)];
  const paid = (id: string) => db.transaction((tx) => markPaid(tx, services, { id, providerNo: `TT${id}` }, finance2));
  for (const { id } of failed) await db.transaction((tx) => markFailed(tx, services, { id, reason: 'The account is closed.' }, finance2));
  for (const { id } of arrived) await paid(id);
  const returned = arrived.slice(-each);
  if (returned.length === 0) return;
  const fileId = await slipOf(db, fileStore, finance.caller.userId);
  for (const { id, statementId, amount, method } of returned) {
    const reason = 'The bank returned it: the account number was unknown.';
    await db.transaction((tx) => reverse(tx, services, { id, reason, fileId }, finance));
    await db.transaction((tx) => reverse(tx, services, { id, reason: 'Seen in the account.' }, admin));
    const again = await db.transaction((tx) => pay(tx, { statementId, amount, method, idempotencyKey: `again-${id}` }, finance));
    await paid(again.id);
  }
}

/** What the bank wrote of the payments that came back. */
async function slipOf(db: Db, fileStore: FileStore, createUser: string): Promise<string> {
  const body = Buffer.from('Date,Reference,Reason\n2026-01-05,RET-0001,Account unknown\n');
  const objectName = `${randomUUID()}.csv`;
  await fileStore.put(objectName, body);
  return addFile(db, { objectName, originName: 'bank returns.csv', mime: 'text/csv; charset=utf-8', size: body.length, createUser });
}

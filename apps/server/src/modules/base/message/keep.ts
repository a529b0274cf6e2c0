import { messageLife } from '@backlot/contract';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { sentMessages } from '../../../tables/base/message';
import { move } from '../transition';

const life = { machine: messageLife, table: sentMessages };
const mostAtOnce = 100;

/** The messages with a code that was used, or that a newer one replaces, are void. */
export async function voidCode(tx: Db, codeOf: string): Promise<void> {
  const rows = await tx
    .select()
    .from(sentMessages)
    .where(and(eq(sentMessages.codeOf, codeOf), inState(messageLife, sentMessages, 'waiting', 'sent', 'failed')))
    .for('update');
  for (const row of rows) await move(tx, { ...life, row, event: 'expire', set: { sealed: null } });
}

/**
 * Messages whose server went away while it sent them have failed: they may have arrived, so nobody sends them again
 * unasked. Answers how many.
 */
export const sweepMessages = (db: Db, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const lost = await tx
      .select()
      .from(sentMessages)
      .where(and(inState(messageLife, sentMessages, 'sending'), lt(sentMessages.leaseUntil, now)))
      .orderBy(sentMessages.id)
      .limit(mostAtOnce)
      .for('update', { skipLocked: true });
    for (const row of lost) await move(tx, { ...life, row, event: 'fail', set: { leaseUntil: null, failure: 'interrupted' } });
    return lost.length;
  });

/** What no longer works is not kept: messages with an old code lose what was sealed of them. */
export const purgeSealed = (db: Db, now: Date) =>
  db
    .update(sentMessages)
    .set({ sealed: null })
    .where(and(isNotNull(sentMessages.sealed), lt(sentMessages.invalidTime, now)));

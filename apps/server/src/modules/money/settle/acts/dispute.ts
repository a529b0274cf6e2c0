import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { settlementStatements } from '../../../../tables/money/settlement';
import { updateRow } from '../../../base/crud';
import { noteEvent } from '../../../base/lifeCycle';
import type { Viewer } from '../../../base/sight';
import type { Batch } from '../policy';
import { beginStatement, type StatementRow } from './beginBatch';

interface Act {
  id: string;
  viewer: Viewer;
}

/** What something was said of. */
interface SaidOf {
  statement: StatementRow;
  batch: Batch;
}

/** Says that something in the own statement is wrong; nothing is confirmed until that is answered. */
export const dispute = (tx: Db, { id, text, viewer }: Act & { text: string }): Promise<SaidOf> =>
  say(tx, 'dispute', {
    id,
    viewer,
    reason: text,
    set: { disputeText: text, disputeTime: sql`now()`, resolveText: null, resolveTime: null, resolveUser: null },
  });

/** Answers a dispute that nobody has answered. */
export const resolve = (tx: Db, { id, text, viewer }: Act & { text: string }): Promise<SaidOf> =>
  say(tx, 'resolve', { id, viewer, reason: text, set: { resolveText: text, resolveTime: sql`now()`, resolveUser: viewer.caller.userId } });

/** Says that the own statement has been seen and is right. */
export const acknowledge = (tx: Db, { id, viewer }: Act): Promise<SaidOf> =>
  say(tx, 'acknowledge', { id, viewer, set: { acknowledgeTime: sql`now()` } });

interface Said extends Act {
  set: Record<string, unknown>;
  reason?: string;
}

async function say(tx: Db, event: 'dispute' | 'resolve' | 'acknowledge', { id, viewer, set, reason }: Said): Promise<SaidOf> {
  const { statement, batch } = await beginStatement(tx, event, id, viewer);
  if (event === 'resolve' && (statement.disputeTime === null || statement.resolveTime !== null)) throw new Refusal('versionConflict');
  await updateRow(tx, { table: settlementStatements, id: statement.id, set, userId: viewer.caller.userId });
  await noteEvent(tx, {
    actor: viewer,
    action: `settle.${event}`,
    object: `settle:${batch.id}`,
    reason,
    more: { statement: statement.id },
  });
  return { statement, batch };
}

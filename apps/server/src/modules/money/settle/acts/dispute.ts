import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { settlementLines, settlementStatements } from '../../../../tables/money/settlement';
import { updateRow } from '../../../base/crud';
import { noteEvent } from '../../../base/lifeCycle';
import type { Viewer } from '../../../base/sight';
import type { Batch } from '../policy';
import { beginStatement, type StatementRow } from './beginBatch';

interface Act {
  id: string;
  viewer: Viewer;
}

/** What something was said of, and what was said. */
interface SaidOf {
  statement: StatementRow;
  batch: Batch;
  text: string;
}

/** Says that something in the own statement is wrong, or a line of it; nothing is confirmed until that is answered. */
export const dispute = (tx: Db, { id, lineId, text, viewer }: Act & { lineId?: string | undefined; text: string }): Promise<SaidOf> =>
  say(tx, 'dispute', {
    id,
    viewer,
    text,
    lineId,
    set: {
      disputeText: text,
      disputeTime: sql`now()`,
      disputeLineId: lineId ?? null,
      resolveText: null,
      resolveTime: null,
      resolveUser: null,
    },
  });

/** Answers a dispute that nobody has answered. */
export const resolve = (tx: Db, { id, text, viewer }: Act & { text: string }): Promise<SaidOf> =>
  say(tx, 'resolve', { id, viewer, text, set: { resolveText: text, resolveTime: sql`now()`, resolveUser: viewer.caller.userId } });

/** Says that the own statement has been seen and is right. */
export const acknowledge = (tx: Db, { id, viewer }: Act): Promise<SaidOf> =>
  say(tx, 'acknowledge', { id, viewer, set: { acknowledgeTime: sql`now()` } });

interface Said extends Act {
  set: Record<string, unknown>;
  text?: string;
  lineId?: string | undefined;
}

async function say(tx: Db, event: 'dispute' | 'resolve' | 'acknowledge', { id, viewer, set, text = '', lineId }: Said): Promise<SaidOf> {
  const { statement, batch } = await beginStatement(tx, event, id, viewer);
  if (event === 'resolve' && (statement.disputeTime === null || statement.resolveTime !== null)) throw new Refusal('versionConflict');
  const line = lineId === undefined ? '' : await lineOf(tx, statement, lineId);
  const told = [line, text].filter(Boolean).join(': ');
  await updateRow(tx, { table: settlementStatements, id: statement.id, set, userId: viewer.caller.userId });
  await noteEvent(tx, {
    actor: viewer,
    action: `settle.${event}`,
    object: `settle:${batch.id}`,
    reason: told || undefined,
    more: { statement: statement.id },
  });
  return { statement, batch, text: told };
}

/** What a line of a statement is called; 1020002 where it is none of its lines. */
async function lineOf(tx: Db, { batchId, beneficiaryId }: StatementRow, id: string): Promise<string> {
  const [line] = await tx
    .select({ snapshot: settlementLines.snapshot })
    .from(settlementLines)
    .where(and(eq(settlementLines.id, id), eq(settlementLines.batchId, batchId), eq(settlementLines.beneficiaryId, beneficiaryId)));
  if (!line) throw new Refusal('notFound');
  const { orderNo, ruleName, workOrderNo, reason } = line.snapshot;
  return orderNo ?? ruleName ?? workOrderNo ?? reason ?? '';
}

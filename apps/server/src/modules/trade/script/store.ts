import { scriptLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { scripts } from '../../../tables/trade/script';
import type { Viewer } from '../../base/sight';
import { begin } from '../../base/transition';
import { type Order, type Script, scriptPolicy, scriptsInSight, type Submission, submissionForUpdate } from '../parts';

interface Held {
  script: Script;
  submission: Submission;
  order: Order;
}

/** A script that this person may see; 1020002 for a foreign and for a missing one alike. */
export async function scriptOf(db: Db, id: string, viewer: Viewer): Promise<Script> {
  const [script] = await db
    .select()
    .from(scripts)
    .where(and(eq(scripts.id, id), scriptsInSight(viewer)));
  if (!script) throw new Refusal('notFound');
  return script;
}

/** The same with what it belongs to, all locked: the order first, always. */
async function scriptForUpdate(tx: Db, id: string, viewer: Viewer): Promise<Held> {
  const { workOrderUpId } = await scriptOf(tx, id, viewer);
  const around = await submissionForUpdate(tx, workOrderUpId, viewer);
  const [script] = await tx
    .select()
    .from(scripts)
    .where(and(eq(scripts.id, id), scriptsInSight(viewer)))
    .for('update');
  if (!script) throw new Refusal('notFound');
  return { script, ...around };
}

/** A script that this person may cause an event of, locked with what it belongs to. */
export const beginScript = (tx: Db, id: string, event: keyof typeof scriptLife.events, viewer: Viewer): Promise<Held> =>
  begin(tx, { policy: scriptPolicy, event, viewer, find: () => scriptForUpdate(tx, id, viewer) });

/** What `transition` moves. */
export const life = { machine: scriptLife, table: scripts };

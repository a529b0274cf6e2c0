import { codedReason } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { type Viewer, viewerId } from '../../../base/sight';
import { transition } from '../../../base/transition';
import { tellBd } from '../notices';
import { beginScript, life } from '../store';
import type { By } from './add';

type Act = By & { id: string };

const judgedBy = (viewer: Viewer) => ({ reviewUser: viewerId(viewer), reviewTime: sql`now()`, remindTime: null });

/** A reviewer agrees with a script: the creator produces after it. */
export async function approveScript(tx: Db, { id, viewer, services }: Act): Promise<void> {
  const held = await beginScript(tx, id, 'approve', viewer);
  await transition(tx, { ...life, row: held.script, event: 'approve', set: { ...judgedBy(viewer), rejectReason: null }, actor: viewer });
  await tellBd(tx, services, { ...held, what: 'approved', by: viewerId(viewer) });
}

/** A reviewer sends a script back with a reason: 1025009 without one. */
export async function rejectScript(tx: Db, { id, viewer, services, ...wish }: Act & { reason: string }): Promise<void> {
  const held = await beginScript(tx, id, 'reject', viewer);
  const reason = codedReason(wish.reason);
  if (!reason) throw new Refusal('rejectReasonRequired', {}, { field: 'reason' });
  const set = { ...judgedBy(viewer), rejectReason: reason };
  await transition(tx, { ...life, row: held.script, event: 'reject', set, actor: viewer, reason });
  await tellBd(tx, services, { ...held, what: 'rejected', reason, by: viewerId(viewer) });
}

/** Takes a script away that is not approved: it is in no list any more, and another one may come. */
export async function removeScript(tx: Db, { id, viewer }: Act): Promise<void> {
  const { script } = await beginScript(tx, id, 'remove', viewer);
  await transition(tx, { ...life, row: script, event: 'remove', set: { status: 2 }, actor: viewer });
}

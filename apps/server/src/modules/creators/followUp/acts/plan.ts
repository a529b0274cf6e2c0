import type { followUpApi, ParsedInputOf } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { upFollowUps } from '../../../../tables/creators/creator';
import { noteEvent } from '../../../base/lifeCycle';
import { type Viewer, viewerId } from '../../../base/sight';
import { transition } from '../../../base/transition';
import { upForUpdate } from '../../creator';
import { isAuthor, isFresh } from '../policy';
import { beginFollowUp, life, lockFollowUp, subjectOf } from '../store';
import { requireComing, writeFollowUp } from './writeFollowUp';

type Wish<Call extends 'add' | 'edit' | 'complete' | 'postpone' | 'drop'> = ParsedInputOf<(typeof followUpApi)[Call]>;

/** Notes a contact with a creator, about an order or not. */
export async function addFollowUp(tx: Db, { upId, workOrderUpId, ...note }: Wish<'add'>, viewer: Viewer): Promise<string> {
  const up = await subjectOf(tx, { upId, workOrderUpId }, viewer);
  return writeFollowUp(tx, { up, workOrderUpId, ...note }, viewer);
}

/** The contact that was planned took place: its plan is done, and the contact a note of its own. */
export async function completeFollowUp(tx: Db, { id, ...note }: Wish<'complete'>, viewer: Viewer): Promise<string> {
  const row = await beginFollowUp(tx, id, 'complete', viewer);
  const up = await upForUpdate(tx, row.upId);
  if (!up) throw new Refusal('notFound');
  await transition(tx, { ...life, row, event: 'complete', actor: viewer });
  return writeFollowUp(tx, { up, workOrderUpId: row.workOrderUpId, ...note }, viewer);
}

/** Another day for a planned contact; it is reminded of anew. */
export async function postponeFollowUp(tx: Db, { id, nextDate }: Wish<'postpone'>, viewer: Viewer): Promise<void> {
  const row = await beginFollowUp(tx, id, 'postpone', viewer);
  const up = await upForUpdate(tx, row.upId);
  if (!up) throw new Refusal('notFound');
  requireComing(nextDate, up.country);
  await transition(tx, { ...life, row, event: 'postpone', set: { nextDate, remindTime: null }, actor: viewer, more: { nextDate } });
}

/** A planned contact is not needed any more. */
export async function dropFollowUp(tx: Db, { id, reason }: Wish<'drop'>, viewer: Viewer): Promise<void> {
  const row = await beginFollowUp(tx, id, 'drop', viewer);
  await transition(tx, { ...life, row, event: 'drop', actor: viewer, reason });
}

/** The author corrects a note, within a day and as it was read. */
export async function editFollowUp(tx: Db, { id, version, kind, content }: Wish<'edit'>, viewer: Viewer): Promise<void> {
  const row = await lockFollowUp(tx, id, viewer);
  if (!isAuthor(row, viewer)) throw new Refusal('notFound');
  if (!isFresh(row)) throw new Refusal('noteIsOld');
  if (row.version !== version) throw new Refusal('versionConflict');
  await tx
    .update(upFollowUps)
    .set({ kind, content, version: sql`${upFollowUps.version} + 1`, updateTime: sql`now()`, updateUser: viewerId(viewer) })
    .where(eq(upFollowUps.id, id));
  await noteEvent(tx, { actor: viewer, action: 'followUp.edit', object: `followUp:${id}` });
}

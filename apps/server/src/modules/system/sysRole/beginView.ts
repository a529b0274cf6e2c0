import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import { note } from '../../base/crud';
import { endView, startView } from '../../account/session';
import { reachOf } from './reach';

interface ViewOf {
  actor: Actor;
  /** What is looked at, for the audit: `sysRole:7`. */
  object: string;
  roleIds: readonly string[];
  /** The person looked at; null for a role alone. */
  personId: string | null;
}

/** Lets a session see the console with the rights of some roles. Nobody looks as a role that holds more than they do (1013002). */
export async function beginView(db: Db, { actor, object, roleIds, personId }: ViewOf): Promise<void> {
  if ((await reachOf(db, actor, roleIds)).stronger.size > 0) throw new Refusal('beyondOwnRights');
  await db.transaction(async (tx) => {
    await startView(tx, { sessionId: actor.caller.sessionId, roleIds, personId });
    await note(tx, { actor, action: 'sysRole.viewAs', object, detail: { roleIds: [...roleIds] } });
  });
}

/** Gives a session its own rights back; a view that is over already is fine. */
export async function finishView(db: Db, actor: Actor): Promise<void> {
  const { view, sessionId } = actor.caller;
  if (!view) return;
  const object = view.personId === null ? `sysRole:${view.roleIds.join(',')}` : `sysUser:${view.personId}`;
  await db.transaction(async (tx) => {
    if (await endView(tx, sessionId)) await note(tx, { actor, action: 'sysRole.stopView', object });
  });
}

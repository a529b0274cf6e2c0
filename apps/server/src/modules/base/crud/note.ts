import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { audit } from '../audit';

interface Note {
  actor: Actor;
  action: string;
  object: string;
  detail?: Record<string, unknown>;
}

/** Appends what an actor did to the audit chain. */
export const note = (db: Db, { actor: { caller, requestId }, ...deed }: Note): Promise<void> =>
  audit(db, { userId: caller.userId, account: caller.account, ...deed, ...(requestId ? { requestId } : {}) });

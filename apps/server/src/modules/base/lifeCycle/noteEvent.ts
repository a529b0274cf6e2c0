import type { SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { appending, audit, type Deed } from '../audit';

/** An event to note. */
export interface Happened {
  /** Who did it; absent when the system did. */
  actor?: Pick<Actor, 'caller' | 'requestId'> | undefined;
  /** `workOrder.handOut`. */
  action: string;
  /** `workOrder:7`. */
  object: string;
  /** Names of states in the machine; both absent when the state stays. */
  from?: string | null | undefined;
  to?: string | null | undefined;
  reason?: string | null | undefined;
  more?: Record<string, unknown> | undefined;
}

/**
 * Appends an event of a life cycle to the audit chain: who, from which state to which, and why. Call it after the rows are
 * written, so that every transaction takes its locks in the same order.
 */
export const noteEvent = (tx: Db, event: Happened): Promise<void> => audit(tx, deedOf(event));

/** SQL: the same within the statement that writes the rows. */
export const notingEvent = (event: Happened): SQL => appending(deedOf(event));

function deedOf({ actor, action, object, from, to, reason, more }: Happened): Deed {
  const detail = { ...more, ...(from == null ? {} : { from }), ...(to == null ? {} : { to }), ...(reason ? { reason } : {}) };
  const caller = actor?.caller;
  return {
    userId: caller?.userId ?? null,
    account: caller?.account ?? null,
    action,
    object,
    detail,
    ...(actor?.requestId ? { requestId: actor.requestId } : {}),
  };
}

/** Notes events that happened in one transaction, once all of their rows are written. */
export async function noteEvents(tx: Db, events: readonly Happened[]): Promise<void> {
  for (const event of events) await noteEvent(tx, event);
}

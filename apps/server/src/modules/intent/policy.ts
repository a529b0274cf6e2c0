import { accepts, intentLife, stateOf } from '@backlot/contract';
import { eq, inArray, type SQL } from 'drizzle-orm';
import { holds } from '../../http/caller';
import { type Viewer, viewerId } from '../trade';
import { cooperationIntents } from './tables';

export type Intent = typeof cooperationIntents.$inferSelect;

/** SQL: the sender sees an intent, the sender's team leader, the merchant that it is for, administrators (domain/model 2.3.15). */
export function intentsInSight({ persona, scope, caller, shopId }: Viewer): SQL | undefined {
  if (persona === 'all') return undefined;
  if (persona === 'team') return inArray(cooperationIntents.orgId, [...scope.orgIds]);
  if (persona === 'shop') return eq(cooperationIntents.shopId, shopId ?? '0');
  return eq(cooperationIntents.senderId, caller.userId);
}

/** Who sent an invitation notes what came back. */
export const isSender = ({ senderId }: Intent, viewer: Viewer): boolean => senderId === viewerId(viewer);

/** What this person may do with an intent now. */
export function canOf(intent: Intent, viewer: Viewer): string[] {
  const state = stateOf(intentLife, intent.intentStatus);
  if (state === undefined || !isSender(intent, viewer)) return [];
  const replies = holds(viewer.caller, 'intent.reply');
  return [
    ...(replies && accepts(intentLife, state, 'view') ? ['view'] : []),
    ...(replies && accepts(intentLife, state, 'accept') ? ['reply'] : []),
    ...(viewer.persona === 'bd' && holds(viewer.caller, 'intent.convert') && accepts(intentLife, state, 'convert') ? ['convert'] : []),
  ];
}

import { accepts, intentLife, stateOf } from '@backlot/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { holds } from '../../http/caller';
import { type Viewer, viewerId } from '../trade';
import { ups } from '../up/tables';
import { users } from '../user';
import { cooperationIntents } from './tables';

export type Intent = typeof cooperationIntents.$inferSelect;

/**
 * SQL: the sender sees an intent, the sender's team leader, the merchant that it is for, administrators (domain/model
 * 2.3.15); one by a merchant also the BD whose creator is invited, and that BD's team leader.
 */
export function intentsInSight({ persona, scope, caller, shopId }: Viewer): SQL | undefined {
  const { fromType, orgId, senderId } = cooperationIntents;
  if (persona === 'all') return undefined;
  if (persona === 'shop') return eq(cooperationIntents.shopId, shopId ?? '0');
  if (persona === 'bd') return or(eq(senderId, caller.userId), and(eq(fromType, byMerchant), ofCreatorOwnedBy(sql`= ${caller.userId}`)));
  const orgIds = [...scope.orgIds];
  return or(
    inArray(orgId, orgIds),
    and(eq(fromType, byMerchant), ofCreatorOwnedBy(sql`in (select ${users.id} from ${users} where ${inArray(users.orgId, orgIds)})`)),
  );
}

const byMerchant = 2;

const ofCreatorOwnedBy = (whom: SQL): SQL =>
  sql`exists (select 1 from ${ups} where ${ups.id} = ${cooperationIntents.upId} and ${ups.status} <> 2 and ${ups.bdId} ${whom})`;

/** Who sent an invitation notes what came back; one by a merchant is also in the hands of the creator's BD. */
export const isInHands = ({ senderId, fromType }: Intent, ownerId: string | null, viewer: Viewer): boolean =>
  senderId === viewerId(viewer) || (fromType === byMerchant && ownerId === viewerId(viewer));

/**
 * Whether the way to reach the sender is shown in clear: to the sender, and with `showContact` to the agency's people
 * who see the intent. A merchant reads no BD's contact, as it reads no BD's name (domain/model 2.5).
 */
export const seesContact = ({ senderId }: Intent, viewer: Viewer): boolean =>
  senderId === viewerId(viewer) || (viewer.persona !== 'shop' && holds(viewer.caller, 'upLibrary.showContact'));

/** The state of an intent: one whose time is up is expired, also before it is noted. */
export const codeOf = ({ intentStatus, expireTime }: Intent): number =>
  intentStatus < intentLife.states.declined && expireTime < new Date() ? intentLife.states.expired : intentStatus;

/** What this person may do with an intent of a creator of that owner now. */
export function canOf(intent: Intent, ownerId: string | null, viewer: Viewer): string[] {
  const state = stateOf(intentLife, codeOf(intent));
  if (state === undefined || !isInHands(intent, ownerId, viewer)) return [];
  const replies = holds(viewer.caller, 'intent.reply');
  return [
    ...(replies && accepts(intentLife, state, 'view') ? ['view'] : []),
    ...(replies && accepts(intentLife, state, 'accept') ? ['reply'] : []),
    ...(viewer.persona === 'bd' && holds(viewer.caller, 'intent.convert') && accepts(intentLife, state, 'convert') ? ['convert'] : []),
  ];
}

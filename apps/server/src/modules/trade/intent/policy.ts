import { codeOf, intentLife, is } from '@backlot/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { holds } from '../../../http/requests/caller';
import { type Viewer, viewerId } from '../../base/sight';
import { allowedEvents, policyFor } from '../../base/transition';
import { ups } from '../../../tables/creators/creator';
import { users } from '../../../tables/base/user';
import { cooperationIntents } from '../../../tables/trade/intent';

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
const isInHands = ({ senderId, fromType }: Intent, ownerId: string | null, viewer: Viewer): boolean =>
  senderId === viewerId(viewer) || (fromType === byMerchant && ownerId === viewerId(viewer));

/**
 * Whether the way to reach the sender is shown in clear: to the sender, and with `showContact` to the agency's people
 * who see the intent. A merchant reads no BD's contact, as it reads no BD's name (domain/model 2.5).
 */
export const seesContact = ({ senderId }: Intent, viewer: Viewer): boolean =>
  senderId === viewerId(viewer) || (viewer.persona !== 'shop' && holds(viewer.caller, 'upLibrary.showContact'));

/** The state of an intent: one whose time is up is expired, also before it is noted. */
const stateCodeOf = (intent: Intent): number =>
  is(intentLife, intent, 'sent', 'viewed', 'interested') && intent.expireTime < new Date()
    ? codeOf(intentLife, 'expired')
    : intent.intentStatus;

/** What decides who may do what with an intent: it, and the BD whose creator is invited. */
export interface IntentFacts {
  intent: Intent;
  ownerId: string | null;
}

const inHands = { who: ({ intent, ownerId }: IntentFacts, viewer: Viewer) => isInHands(intent, ownerId, viewer) };

/** Who may cause an event of an intent (domain/life-cycles 3.15). */
export const intentPolicy = policyFor<IntentFacts, Viewer>()({
  machine: intentLife,
  codeOf: ({ intent }) => stateCodeOf(intent),
  rules: {
    view: { ...inHands, permission: 'intent.reply' },
    accept: { ...inHands, permission: 'intent.reply' },
    decline: { ...inHands, permission: 'intent.reply' },
    expire: 'system',
    convert: {
      permission: 'intent.convert',
      who: ({ intent, ownerId }, viewer) => viewer.persona === 'bd' && isInHands(intent, ownerId, viewer),
    },
  },
});

/** What this person may do with an intent now; an answer is one button. */
export const canOf = (facts: IntentFacts, viewer: Viewer): string[] =>
  allowedEvents(intentPolicy, facts, viewer)
    .filter((event) => event !== 'decline')
    .map((event) => (event === 'accept' ? 'reply' : event));

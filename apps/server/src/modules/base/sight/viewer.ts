import type { Permission } from '@backlot/contract';
import { and, eq, ne } from 'drizzle-orm';
import { type Db, isTransaction } from '../../../db/database';
import { remember } from '../../../db/list/remember';
import { type Actor, actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { holds } from '../../../http/requests/caller';
import { Refusal } from '../../../http/answers/refusal';
import { dataScopeOf } from '../dataScope';
import { shops } from '../../../tables/merchants/merchant';

/**
 * Somebody who looks at the trade: `all` sees every order, `team` those of own organisations, `shop` those of the own
 * merchant, `bd` those allocated to the person (domain/model 2.3.13, 2.5).
 */
export interface Viewer extends Actor {
  persona: 'all' | 'team' | 'shop' | 'bd';
  shopId: string | null;
}

export const viewerOf = async (db: Db, call: Call): Promise<Viewer> =>
  viewerFrom(db, await actorOf(call, (caller) => dataScopeOf(db, caller)));

export async function viewerFrom(db: Db, actor: Actor): Promise<Viewer> {
  if (actor.scope.all) return { ...actor, persona: 'all', shopId: null };
  const shopId = await shopOf(db, actor.caller);
  if (shopId !== null) return { ...actor, persona: 'shop', shopId };
  return { ...actor, persona: actor.scope.orgIds.length > 0 ? 'team' : 'bd', shopId: null };
}

const merchants = remember<string | null>(5000);

/** The merchant that a person is, found once for each state of the merchants. */
async function shopOf(db: Db, { userId, scopeState }: Actor['caller']): Promise<string | null> {
  const read = async () =>
    (
      await db
        .select({ id: shops.id })
        .from(shops)
        .where(and(eq(shops.userId, userId), ne(shops.status, 2)))
    )[0]?.id ?? null;
  return !scopeState || isTransaction(db) ? read() : merchants(db, JSON.stringify([scopeState, userId]), read);
}

export const viewerId = ({ caller }: Viewer): string => caller.userId;

/** Whom a person knows by name: a merchant nobody of the agency (domain/model 2.5). */
export const namedFor =
  (viewer: Viewer) =>
  (userId: string): boolean =>
    viewer.persona !== 'shop' || userId === viewerId(viewer);

/** Refuses with 403 whoever holds none of some permissions. */
export function requireAny({ caller }: Pick<Viewer, 'caller'>, ...permissions: [Permission, ...Permission[]]): void {
  if (!permissions.some((permission) => holds(caller, permission))) throw new Refusal('noPermission', { permission: permissions[0] });
}

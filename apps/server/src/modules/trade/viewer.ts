import type { Permission } from '@backlot/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { type Actor, actorOf } from '../../http/actor';
import type { Call } from '../../http/call';
import { holds } from '../../http/caller';
import { Refusal } from '../../http/refusal';
import { dataScopeOf } from '../dataScope';
import { shops } from '../shop/tables';

/**
 * Somebody who looks at the trade: `all` sees every order, `team` those of own organisations, `shop` those of the own
 * merchant, `bd` those allocated to the person (domain/model 2.3.13, 2.5).
 */
export interface Viewer extends Actor {
  persona: 'all' | 'team' | 'shop' | 'bd';
  shopId: string | null;
}

export const viewerOf = async (db: Db, call: Call): Promise<Viewer> => viewerFrom(db, await actorOf(call, (caller) => dataScopeOf(db, caller)));

export async function viewerFrom(db: Db, actor: Actor): Promise<Viewer> {
  if (actor.scope.all) return { ...actor, persona: 'all', shopId: null };
  const [shop] = await db.select({ id: shops.id }).from(shops).where(and(eq(shops.userId, actor.caller.userId), ne(shops.status, 2)));
  if (shop) return { ...actor, persona: 'shop', shopId: shop.id };
  return { ...actor, persona: actor.scope.orgIds.length > 0 ? 'team' : 'bd', shopId: null };
}

export const viewerId = ({ caller }: Viewer): string => caller.userId;

/** Refuses with 403 whoever holds none of some permissions. */
export function requireAny({ caller }: Pick<Viewer, 'caller'>, ...permissions: [Permission, ...Permission[]]): void {
  if (!permissions.some((permission) => holds(caller, permission))) throw new Refusal('noPermission', { permission: permissions[0] });
}

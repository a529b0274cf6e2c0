import type { Permission } from '@backlot/contract';
import { holds } from '../../../http/requests/caller';
import { Refusal } from '../../../http/answers/refusal';
import type { Actor } from '../../../http/requests/actor';
import { channelCode } from '../../collection/comments';

type ZoneAction = 'query' | 'export' | 'follow' | 'sync';

/** What is asked for: `biliDataZone.follow`. */
export const permissionOf = (webId: number, action: ZoneAction) => `${channelCode(webId)}.${action}` as Permission;

/** Whether somebody may do something in the zone of a channel. */
export const mayIn = ({ caller }: Pick<Actor, 'caller'>, webId: number, action: ZoneAction): boolean =>
  holds(caller, permissionOf(webId, action));

/** Refuses with 403 whoever does not hold the code of a channel (spec section 6). */
export function requireZone(actor: Pick<Actor, 'caller'>, webId: number, action: ZoneAction = 'query'): void {
  if (!mayIn(actor, webId, action)) throw new Refusal('noPermission', { permission: permissionOf(webId, action) });
}

import { blackFanLife } from '@backlot/contract';
import type { SQL } from 'drizzle-orm';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import { blackFans } from '../../../tables/analysis/blackFan';
import { allowedEvents, policyFor } from '../../base/transition';
import { ofChannels } from '../../collection/comments';

export type BlackFan = typeof blackFans.$inferSelect;

/** SQL: blacklist fans of channels that somebody may look into (domain/model 2.5). */
export const fansInSight = ({ caller }: Actor): SQL | undefined => ofChannels(blackFans.webId, caller);

/** Who may change the blacklist (domain/roles 7.3). */
export const blackFanPolicy = policyFor<BlackFan, Actor>()({
  machine: blackFanLife,
  codeOf: ({ fanStatus }) => fanStatus,
  rules: {
    edit: { permission: 'blackFan.edit' },
    delete: { permission: 'blackFan.delete' },
    release: { permission: 'blackFan.release' },
    renew: { permission: 'blackFan.edit' },
  },
});

/** What this person may do with a blacklist fan now. */
export function canOf(fan: BlackFan, actor: Actor): string[] {
  const allowed: readonly string[] = allowedEvents(blackFanPolicy, fan, actor);
  const free = actionsOf(actor.caller, 'blackFan').filter((action) => !Object.hasOwn(blackFanLife.events, action));
  return [...free, ...allowed];
}

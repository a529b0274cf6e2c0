import { timerLife } from '@backlot/contract';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import type { timers } from '../../../tables/system/timer';
import { allowedEvents, policyFor } from '../../base/transition';

export type Timer = typeof timers.$inferSelect;

const kept = ({ systemJob }: Timer) => (systemJob === null ? undefined : ('timerKept' as const));

/** Who may cause an event of a timer: those of the product run, start and stop like others, and stay as they are. */
export const timerPolicy = policyFor<Timer, Actor>()({
  machine: timerLife,
  codeOf: ({ jobStatus }) => jobStatus,
  rules: {
    edit: { permission: 'sysTimers.edit', unless: kept },
    delete: { permission: 'sysTimers.delete', unless: kept },
    start: { permission: 'sysTimers.start' },
    stop: { permission: 'sysTimers.stop' },
    runTimer: { permission: 'sysTimers.runTimer' },
  },
});

/** What this person may do with a timer now. */
export function canOf(timer: Timer, actor: Actor): string[] {
  const allowed: readonly string[] = allowedEvents(timerPolicy, timer, actor);
  return actionsOf(actor.caller, 'sysTimers').filter((action) => !Object.hasOwn(timerLife.events, action) || allowed.includes(action));
}

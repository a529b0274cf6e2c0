import { liveLife } from '@backlot/contract';
import type { lives } from '../../../tables/trade/live';
import { type Viewer, viewerId } from '../../base/sight';
import { allowedEvents, policyFor } from '../../base/transition';

export type Live = typeof lives.$inferSelect;

/** A BD follows the own lives; administrators, and leaders those of the team. */
const follows = ({ bdId }: Live, viewer: Viewer): boolean => viewer.persona !== 'bd' || bdId === viewerId(viewer);

/** Who may cause an event of a live. */
export const livePolicy = policyFor<Live, Viewer>()({
  machine: liveLife,
  codeOf: ({ liveStatus }) => liveStatus,
  rules: {
    reschedule: { permission: 'live.edit', who: follows },
    cancel: { permission: 'live.edit', who: follows },
    start: 'system',
    finish: 'system',
    report: { permission: 'live.report', who: follows },
    miss: { permission: 'live.edit', who: follows },
  },
});

/** What this person may do with a live now. */
export const canOf = (live: Live, viewer: Viewer): string[] => allowedEvents(livePolicy, live, viewer);

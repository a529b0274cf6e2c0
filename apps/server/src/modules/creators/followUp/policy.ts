import { followUpLife } from '@backlot/contract';
import { holds } from '../../../http/requests/caller';
import type { upFollowUps } from '../../../tables/creators/creator';
import { type Viewer, viewerId } from '../../base/sight';
import { allowedEvents, policyFor } from '../../base/transition';

export type FollowUp = typeof upFollowUps.$inferSelect;

/** How long the author may correct a note (domain/model 2.5). */
const editHours = 24;

/** Whoever is to make the contact says what became of it; administrators may stand in. */
const isPerson = ({ personId }: FollowUp, viewer: Viewer): boolean => viewer.persona === 'all' || personId === viewerId(viewer);

/** Who may say what becomes of a planned contact. */
export const followUpPolicy = policyFor<FollowUp, Viewer>()({
  machine: followUpLife,
  codeOf: ({ planStatus }) => planStatus,
  rules: {
    complete: { permission: 'followUp.add', who: isPerson },
    postpone: { permission: 'followUp.add', who: isPerson },
    drop: { permission: 'followUp.add', who: isPerson },
  },
});

export const isAuthor = ({ authorId }: FollowUp, viewer: Viewer): boolean => authorId === viewerId(viewer);

export const isFresh = ({ createTime }: FollowUp, now = Date.now()): boolean => now - createTime.getTime() < editHours * 3_600_000;

/** What this person may do with a note now. */
export function canOf(row: FollowUp, viewer: Viewer): string[] {
  const edits = isAuthor(row, viewer) && isFresh(row) && holds(viewer.caller, 'followUp.edit');
  return [...allowedEvents(followUpPolicy, row, viewer), ...(edits ? ['edit'] : [])];
}

import { keywordLibraryLife } from '@backlot/contract';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import type { keywordLibraries } from '../../../tables/analysis/keyword';
import { allowedEvents, policyFor } from '../../base/transition';

export type Library = typeof keywordLibraries.$inferSelect;

/** Who may change libraries; those who see them see all (domain/roles 7.3). */
export const libraryPolicy = policyFor<Pick<Library, 'libraryStatus'>, Actor>()({
  machine: keywordLibraryLife,
  codeOf: ({ libraryStatus }) => libraryStatus,
  rules: {
    edit: { permission: 'keyword.edit' },
    delete: { permission: 'keyword.delete' },
    enable: { permission: 'keyword.enable' },
    disable: { permission: 'keyword.disable' },
  },
});

/** What this person may do with a library now. */
export function canOf(library: Pick<Library, 'libraryStatus'>, actor: Actor): string[] {
  const allowed: readonly string[] = allowedEvents(libraryPolicy, library, actor);
  return actionsOf(actor.caller, 'keyword').filter(
    (action) => !Object.hasOwn(keywordLibraryLife.events, action) || allowed.includes(action),
  );
}

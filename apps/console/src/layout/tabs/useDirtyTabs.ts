import { useSyncExternalStore } from 'react';
import { useWorkspace } from '../../shell/tabs/WorkspaceContext';

/** Keys of the tabs with something typed and not saved. */
export function useDirtyTabs(): readonly string[] {
  const { drafts } = useWorkspace();
  return useSyncExternalStore(drafts.subscribe, drafts.scopes);
}

import { createContext, useContext } from 'react';
import type { Drafts } from '../drafts/createDrafts';
import type { TabsState } from './createTabs';

/** What a person has open and half done, for as long as they are signed in. */
export interface Workspace {
  tabs: TabsState;
  drafts: Drafts;
}

/** Handed down by the main layout; absent in stories. */
export const WorkspaceContext = createContext<Workspace | null>(null);

/** The open tabs and the drafts. */
export function useWorkspace(): Workspace {
  const found = useContext(WorkspaceContext);
  if (!found) throw new Error('useWorkspace was called outside WorkspaceContext, so there are no tabs. It belongs below the main layout.');
  return found;
}

import { useSyncExternalStore } from 'react';
import type { Tab } from './Tab';
import { useWorkspace } from './WorkspaceContext';

/** The open tabs, in order. */
export function useTabs(): readonly Tab[] {
  const { tabs } = useWorkspace();
  return useSyncExternalStore(tabs.subscribe, tabs.get);
}

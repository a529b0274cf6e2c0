import { useSyncExternalStore } from 'react';
import { useConsole } from '../console/ConsoleContext';

/** Key of the tab in sight, which may be ahead of the address; undefined before the first one. */
export function useShownTab(): string | undefined {
  const { shownTab } = useConsole();
  return useSyncExternalStore(shownTab.subscribe, shownTab.get);
}

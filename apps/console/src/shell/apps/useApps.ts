import { useSyncExternalStore } from 'react';
import { useConsole } from '../console/ConsoleContext';
import type { AppsSnapshot } from './createApps';

/** The applications and the menu in force. */
export function useApps(): AppsSnapshot {
  const { apps } = useConsole();
  return useSyncExternalStore(apps.subscribe, apps.get);
}

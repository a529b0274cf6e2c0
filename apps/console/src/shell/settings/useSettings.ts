import { useSyncExternalStore } from 'react';
import { useConsole } from '../console/ConsoleContext';
import type { Settings } from './createSettings';

/** The settings in force. */
export function useSettings(): Settings {
  const { settings } = useConsole();
  return useSyncExternalStore(settings.subscribe, settings.get);
}

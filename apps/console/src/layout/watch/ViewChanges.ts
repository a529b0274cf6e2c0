import { useEffect } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { viewChangedKey } from '../../shell/session/viewChangedKey';

/** Loads this page anew when another tab starts or leaves a view: they share one session. */
export function ViewChanges(): null {
  const { reload } = useConsole();
  useEffect(() => {
    const heard = ({ key }: StorageEvent) => key === viewChangedKey && reload();
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  }, [reload]);
  return null;
}

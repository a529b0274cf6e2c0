import { useCallback } from 'react';
import { canSee } from '../canSee';
import { usePermissionUser } from './PermissionsProvider';

/** The button check as a function: `const canSee = useCanSee(); canSee('sysOnlineUser:kick')`. */
export function useCanSee(): (button: string) => boolean {
  const user = usePermissionUser();
  return useCallback((button) => canSee(user, button), [user]);
}

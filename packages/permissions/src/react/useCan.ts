import type { Permission } from '@backlot/contract';
import { useCallback } from 'react';
import { can } from '../can';
import { usePermissionUser } from './PermissionsProvider';

/** The check as a function, for column lists and menus: `const can = useCan(); can('sysOnlineUser.kick')`. */
export function useCan(): (permission: Permission) => boolean {
  const user = usePermissionUser();
  return useCallback((permission) => can(user, permission), [user]);
}

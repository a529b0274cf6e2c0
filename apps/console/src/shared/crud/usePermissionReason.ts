import type { Permission } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { explain } from '@backlot/permissions';
import { usePermissionUser } from '@backlot/permissions/react';
import { useCallback } from 'react';
import { strings } from './strings';

/** Why a person may not do something, or undefined where they may. */
export function usePermissionReason(): (permission: Permission) => string | undefined {
  const t = useStrings(strings);
  const user = usePermissionUser();
  return useCallback((permission) => (explain(user, permission, []).allowed ? undefined : t('needs', { permission })), [t, user]);
}

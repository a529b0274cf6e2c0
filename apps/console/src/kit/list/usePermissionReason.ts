import { type Permission, sysRoleApi } from '@backlot/contract';
import { useLocale } from '@backlot/i18n/react';
import { explain } from '@backlot/permissions';
import { usePermissionUser } from '@backlot/permissions/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { reasonOf } from '../permission/reasonOf';

/** Why a person may not do something, or undefined where they may: which permission is missing, and which roles hold it. */
export function usePermissionReason(): (permission: Permission) => string | undefined {
  const locale = useLocale();
  const user = usePermissionUser();
  const { client } = useConsole();
  const isAdministrator = String(user?.adminType) === '1';
  const { data: holders } = useQuery({
    ...client.query(sysRoleApi.holders, {}),
    queryFn: ({ signal }) => client.call(sysRoleApi.holders, {}, { signal, isSilent: true }),
    enabled: !isAdministrator,
    staleTime: 300_000,
    retry: false,
  });
  return useCallback(
    (permission) => (explain(user, permission, []).allowed ? undefined : reasonOf({ permission, holders, locale })),
    [locale, user, holders],
  );
}

import { type Permission, sysRoleApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale } from '@backlot/i18n/react';
import { NoPermission, type NoPermissionProps } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../shell/console/ConsoleContext';

interface MissingPermissionProps extends Pick<NoPermissionProps, 'action' | 'dense'> {
  permission: Permission;
}

/** In the place of what one may not read: the permission by its name in the reader's language, and who holds it. */
export function MissingPermission({ permission, ...rest }: MissingPermissionProps) {
  const locale = useLocale();
  const { client } = useConsole();
  const { data: holders } = useQuery({
    ...client.query(sysRoleApi.holders, {}),
    queryFn: ({ signal }) => client.call(sysRoleApi.holders, {}, { signal, isSilent: true }),
    staleTime: 300_000,
    retry: false,
  });
  const known = holders?.find((one) => one.permission === permission);
  return (
    <NoPermission
      {...rest}
      {...(known && { permission: nameOf(known, locale), roles: (known.roles ?? []).map((role) => nameOf(role, locale)) })}
    />
  );
}

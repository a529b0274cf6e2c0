import { sysRoleApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';

/** The roles this person may hand out. */
export function useRoleChoices() {
  const { client } = useConsole();
  const locale = useLocale();
  const { data, error } = useQuery(client.query(sysRoleApi.dropDown, {}));
  const choices = useMemo(() => (data ?? []).map((role) => ({ value: role.id, label: nameOf(role, locale) })), [data, locale]);
  return { choices, error, isLoading: !data && !error };
}

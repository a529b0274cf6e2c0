import { sysPosApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';

/** The positions a person may be given. */
export function usePositionChoices() {
  const { client } = useConsole();
  const locale = useLocale();
  const { data } = useQuery(client.query(sysPosApi.list, {}));
  return useMemo(() => (data ?? []).map((position) => ({ value: position.id, label: nameOf(position, locale) })), [data, locale]);
}

import { upApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { useLabelChoices } from '../../parts/form/useLabelChoices';
import { type UpFilter, upFilters, type UpListKind } from './upFilters';
import { strings } from '../strings';

/** The filters of a creator list, with the names of dictionaries, labels and owners. */
export function useUpFilters(kind: UpListKind): readonly UpFilter[] {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const { client } = useConsole();
  const { optionsOf } = useDictionary();
  const labels = useLabelChoices(1);
  const owners = useQuery({ ...client.query(upApi.owners, {}), enabled: kind !== 'pool' }).data;
  return useMemo(
    () =>
      upFilters({
        t,
        format,
        kind,
        labels,
        owners: owners ?? [],
        choicesOf: (type) =>
          optionsOf(type).map(({ code, names, depth }) => ({ value: code, label: `${'\u2003'.repeat(depth)}${names[locale]}` })),
      }),
    [t, format, kind, labels, owners, optionsOf, locale],
  );
}

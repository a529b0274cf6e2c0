import { sysDictTypeApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { PickTree } from '../../../kit/tree/PickTree';
import { strings } from './strings';

/** The types beside their values; the first entry leads back to the list of types. */
export function TypePicker({ picked, onPick }: { picked: string; onPick: (typeId: string | undefined) => void }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const { client } = useConsole();
  const { data } = useQuery(client.query(sysDictTypeApi.list, {}));
  const entries = (data ?? []).map((type) => ({ id: type.id, parentId: '0', title: nameOf(type, locale) }));
  return (
    <PickTree
      label={t('title')}
      entries={entries}
      titleOf={({ title }) => title}
      allLabel={t('allTypes')}
      picked={picked}
      onPick={onPick}
    />
  );
}

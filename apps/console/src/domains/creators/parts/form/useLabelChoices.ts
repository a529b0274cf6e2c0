import { labelApi } from '@backlot/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';

/** A label that can be put on something, under its category. */
export interface LabelChoice {
  value: string;
  label: string;
  group: string;
}

/** Labels of one kind of object (domain/model 2.3.11): 1 creators, 2 goods, 3 merchants, 4 works, 5 comments. */
export function useLabelChoices(objectType: number): readonly LabelChoice[] {
  const { client } = useConsole();
  const { data } = useQuery(client.query(labelApi.categories, { objectType }));
  return useMemo(
    () => (data ?? []).flatMap(({ typeName, labels }) => labels.map(({ id, name }) => ({ value: id, label: name, group: typeName }))),
    [data],
  );
}

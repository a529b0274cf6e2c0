import { type InputOf, ruleApi } from '@backlot/contract';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { withoutEmpty } from '../../../../kit/form/submit/schemaResolver';
import { useSettled } from '../../../../kit/pick/useSettled';
import { useConsole } from '../../../../shell/console/ConsoleContext';

const fields = ['ruleType', 'dimension', 'country', 'metric', 'validBegin', 'validEnd', 'scopes'] as const;

/** The name of the enabled rule beside which the one being written could not be enabled. */
export function useRuleConflict(id: string | undefined): string | undefined {
  const { client } = useConsole();
  const values = useWatch({ name: [...fields] }) as unknown[];
  const typed = useSettled(JSON.stringify(values));
  const said = Object.fromEntries((JSON.parse(typed) as unknown[]).map((value, at) => [fields[at] ?? '', value]));
  const draft = withoutEmpty({ ...said, ...(id !== undefined && { id }) }) as InputOf<typeof ruleApi.conflict>;
  const { data } = useQuery({
    ...client.query(ruleApi.conflict, draft),
    enabled: /^\d{4}-\d\d-\d\d$/.test(String(draft.validBegin)),
    retry: false,
  });
  return data?.name;
}

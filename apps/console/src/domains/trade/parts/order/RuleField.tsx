import { ruleApi, type WorkOrderRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { FormSelect } from '../../../../kit/form/FormSelect';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { orderFormStrings } from './orderFormStrings';

/** The commission rules that an order was agreed under: enabled ones of its country, and those that it names already. */
export function RuleField({ country, chosen }: { country: WorkOrderRow['country']; chosen: WorkOrderRow['rules'] }) {
  const t = useStrings(orderFormStrings);
  const { client } = useConsole();
  const found = useQuery(client.query(ruleApi.page, { pageNo: 1, pageSize: 100, country: [country], ruleStatus: [1] })).data?.rows ?? [];
  const known = chosen.filter(({ id }) => !found.some((rule) => rule.id === id));
  const choices = [
    ...known.map(({ id, name }) => ({ value: id, label: name })),
    ...found.map(({ id, ruleName }) => ({ value: id, label: ruleName })),
  ];
  return <FormSelect name="ruleIds" label={t('ruleIds')} choices={choices} isMultiple hint={t('ruleIdsHint')} />;
}

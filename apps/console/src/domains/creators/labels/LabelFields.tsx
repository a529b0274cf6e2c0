import { labelApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import { treeOrder } from '../../../kit/tree/treeOrder';
import { strings } from './strings';

/** Fields of a label. */
export function LabelFields() {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { data } = useQuery(client.query(labelApi.categories, {}));
  const choices = useMemo(() => treeOrder(data ?? []).map(({ id, typeName, depth }) => ({ value: id, label: typeName, depth })), [data]);
  return (
    <>
      <FormText name="labelName" label={t('labelName')} isRequired />
      <FormSelect name="categoryId" label={t('category')} choices={choices} isRequired />
      <FormText name="color" label={t('color')} hint={t('colorHint')} />
    </>
  );
}

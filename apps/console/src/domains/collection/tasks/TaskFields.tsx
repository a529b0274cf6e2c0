import Box from '@mui/material/Box';
import { useStrings } from '@backlot/i18n/react';
import { useDictionary } from '@backlot/dictionary/react';
import { useWatch } from 'react-hook-form';
import { FormDict } from '../../../kit/form/FormDict';
import { FormNumber } from '../../../kit/form/FormNumber';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import { MomentField } from '../parts/MomentField';
import { objectsOf, ordersObject, useConnectors } from '../parts/useConnectors';
import { strings } from './strings';
import { TargetsField } from './TargetsField';
import type { Task } from './Task';

/** Fields of a task; what can be collected depends on the connector. */
export function TaskFields({ row }: { row: Task | undefined }) {
  const t = useStrings(strings);
  const { nameFor } = useDictionary();
  const connectors = useConnectors().data?.rows ?? [];
  const connectorId: unknown = useWatch({ name: 'connectorId' });
  const chosen = connectors.find(({ id }) => id === connectorId);
  const objects = chosen ? objectsOf(chosen) : [1, 2, 3, ordersObject];
  const isOrders = Number(useWatch({ name: 'objectType' })) === ordersObject;
  return (
    <>
      <FormText name="taskName" label={t('taskName')} isRequired />
      <FormSelect
        name="connectorId"
        label={t('connectorId')}
        choices={connectors.map(({ id, name }) => ({ value: id, label: name }))}
        isRequired
      />
      <FormSelect
        name="objectType"
        label={t('objectType')}
        choices={objects.map((value) => ({ value, label: nameFor('extractionObject', value) }))}
        isRequired
      />
      <TargetsField
        key={`${chosen?.webId} ${isOrders}`}
        taskId={row?.id}
        connectorId={chosen?.id}
        webId={chosen?.webId}
        isOrders={isOrders}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
        <FormNumber name="frequencyValue" label={t('frequencyValue')} hint={t('frequencyHint')} isRequired />
        <FormDict name="frequencyUnit" label={t('frequencyUnit')} type="frequencyUnit" isNumeric isRequired />
        <MomentField name="beginTime" label={t('beginTime')} />
        <MomentField name="endTime" label={t('endTime')} hint={t('endHint')} />
      </Box>
      <FormText name="remark" label={t('remark')} rows={2} isRequired />
    </>
  );
}

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { taskApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { type PickChoice, PickField } from '../../../kit/pick/PickField';
import { type Connector, objectsOf } from '../parts/useConnectors';
import { useTargetSource } from '../parts/useTargetSource';
import { strings } from './strings';

interface RunNowDialogProps {
  connectors: readonly Connector[];
  onClose: (hasChanged: boolean) => void;
}

/** Collects from a creator before everything else that waits. */
export function RunNowDialog({ connectors, onClose }: RunNowDialogProps) {
  const t = useStrings(strings);
  const { nameFor } = useDictionary();
  const callOnce = useCallOnce();
  const [connector, setConnector] = useState(connectors[0]);
  const [objectType, setObjectType] = useState<1 | 2 | 3>(1);
  const [up, setUp] = useState<PickChoice | null>(null);
  const source = useTargetSource(connector?.webId);
  return (
    <ActionDialog
      title={t('runNowTitle')}
      sendLabel={t('run')}
      isReady={connector !== undefined && up !== null}
      onSend={() => callOnce(taskApi.runNow, { connectorId: connector?.id ?? '', objectType, targetType: 1, targetId: up?.id ?? '' })}
      done={() => t('queued')}
      onClose={onClose}
    >
      <TextField
        select
        label={t('connector')}
        value={connector?.id ?? ''}
        onChange={({ target }) => {
          setConnector(connectors.find(({ id }) => id === target.value));
          setUp(null);
          setObjectType(1);
        }}
      >
        {connectors.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label={t('object')} value={objectType} onChange={({ target }) => setObjectType(Number(target.value) as 1 | 2 | 3)}>
        {(connector ? objectsOf(connector) : []).map((code) => (
          <MenuItem key={code} value={code}>
            {nameFor('extractionObject', code)}
          </MenuItem>
        ))}
      </TextField>
      <PickField label={t('up')} source={source} value={up} onChange={setUp} isRequired />
    </ActionDialog>
  );
}

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { taskApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { type PickChoice, PickField } from '../../../kit/pick/PickField';
import { useShopSource } from '../../merchants/parts/useShopSource';
import { type Connector, objectsOf, ordersObject } from '../parts/useConnectors';
import { useTargetSource } from '../parts/useTargetSource';
import { strings } from './strings';

type Objects = 1 | 2 | 3 | 4 | 5;

const firstOf = (connector: Connector | undefined) => ((connector && objectsOf(connector)[0]) ?? 1) as Objects;

interface RunNowDialogProps {
  connectors: readonly Connector[];
  onClose: (hasChanged: boolean) => void;
}

/** Collects from a creator or a merchant before everything else that waits. */
export function RunNowDialog({ connectors, onClose }: RunNowDialogProps) {
  const t = useStrings(strings);
  const { nameFor } = useDictionary();
  const callOnce = useCallOnce();
  const usual = connectors.find((each) => objectsOf(each).includes(1)) ?? connectors[0];
  const [connector, setConnector] = useState(usual);
  const [objectType, setObjectType] = useState<Objects>(firstOf(usual));
  const [up, setUp] = useState<PickChoice | null>(null);
  const isOrders = objectType === ordersObject;
  const [creators, merchants] = [useTargetSource(connector?.webId), useShopSource()];
  return (
    <ActionDialog
      title={t('runNowTitle')}
      sendLabel={t('run')}
      isReady={connector !== undefined && up !== null}
      onSend={() =>
        callOnce(taskApi.runNow, { connectorId: connector?.id ?? '', objectType, targetType: isOrders ? 3 : 1, targetId: up?.id ?? '' })
      }
      done={() => t('queued')}
      onClose={onClose}
    >
      <TextField
        select
        label={t('connector')}
        value={connector?.id ?? ''}
        onChange={({ target }) => {
          const chosen = connectors.find(({ id }) => id === target.value);
          setConnector(chosen);
          setUp(null);
          setObjectType(firstOf(chosen));
        }}
      >
        {connectors.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label={t('object')} value={objectType} onChange={({ target }) => setObjectType(Number(target.value) as Objects)}>
        {(connector ? objectsOf(connector) : []).map((code) => (
          <MenuItem key={code} value={code}>
            {nameFor('extractionObject', code)}
          </MenuItem>
        ))}
      </TextField>
      <PickField label={t(isOrders ? 'shop' : 'up')} source={isOrders ? merchants : creators} value={up} onChange={setUp} isRequired />
    </ActionDialog>
  );
}

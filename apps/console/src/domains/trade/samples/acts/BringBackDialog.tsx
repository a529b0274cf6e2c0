import TextField from '@mui/material/TextField';
import { sampleApi, type SampleRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';

/** A sample was sent back, with the number of its parcel where there is one. */
export function BringBackDialog({ row: { id, up }, onClose }: { row: SampleRow; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [number, setNumber] = useState('');
  const returnTrackingNo = number.trim();
  return (
    <ActionDialog
      title={t('bringBackTitle', { name: up.name })}
      sendLabel={t('bringBack')}
      isChanged={number !== ''}
      onSend={() => client.call(sampleApi.bringBack, { id, ...(returnTrackingNo && { returnTrackingNo }) })}
      done={() => t('broughtBack')}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={t('returnNo')}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </ActionDialog>
  );
}

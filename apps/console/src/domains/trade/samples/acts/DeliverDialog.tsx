import TextField from '@mui/material/TextField';
import { sampleApi, type SampleRow } from '@backlot/contract';
import { formatWireTime } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';

/** A sample arrived, now or at a time in the person's own zone; not before it was shipped (1026008). */
export function DeliverDialog({ row: { id, up }, onClose }: { row: SampleRow; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [typed, setTyped] = useState('');
  const at = new Date(typed);
  const deliverTime = typed === '' || Number.isNaN(at.getTime()) ? undefined : formatWireTime(at);
  return (
    <ActionDialog
      title={t('deliverTitle', { name: up.name })}
      sendLabel={t('deliver')}
      isReady={typed === '' || deliverTime !== undefined}
      onSend={() => client.call(sampleApi.deliver, { id, ...(deliverTime && { deliverTime }) })}
      done={() => t('delivered', { name: up.name })}
      onClose={onClose}
    >
      <span>{t('deliverHint')}</span>
      <TextField
        type="datetime-local"
        label={t('arrived')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        helperText={t('arrivedHint')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </ActionDialog>
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { workOrderApi, type WorkOrderRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { orderStrings } from './strings';

/** Ends an order with a reason; pending submissions are decided first or rejected along with it (domain/life-cycles 3.3). */
export function EndDialog({ order, onClose }: { order: WorkOrderRow; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(orderStrings);
  const { client } = useConsole();
  const [reason, setReason] = useState('');
  const [rejectPending, setRejectPending] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const isMissing = reason.trim() === '';
  return (
    <ActionDialog
      title={t('endTitle', { name: order.workOrderName })}
      sendLabel={t('end')}
      isChanged={reason !== ''}
      isDangerous
      mayHappen={() => {
        setTouched(true);
        return !isMissing;
      }}
      onSend={() => client.call(workOrderApi.end, { id: order.id, reason: reason.trim(), ...(order.pendingNum > 0 && { rejectPending }) })}
      done={() => t('ended', { name: order.workOrderName })}
      onClose={onClose}
    >
      <span>{t('endHint')}</span>
      <TextField
        label={t('reason')}
        required
        multiline
        minRows={3}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isTouched && isMissing}
        helperText={isTouched && isMissing ? t('tooShort') : undefined}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {order.pendingNum > 0 && (
        <FormControlLabel
          label={t('rejectPending', { count: order.pendingNum })}
          control={<Checkbox size="small" checked={rejectPending} onChange={(_, isChecked) => setRejectPending(isChecked)} />}
        />
      )}
    </ActionDialog>
  );
}

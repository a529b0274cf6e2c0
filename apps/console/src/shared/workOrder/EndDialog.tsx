import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { workOrderApi, type WorkOrderRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, useNotice } from '@backlot/ui-kit';
import { useState } from 'react';
import { useConsole } from '../console/ConsoleContext';
import { orderStrings } from './strings';

/** Ends an order with a reason; pending submissions are decided first or rejected along with it (domain/life-cycles 3.3). */
export function EndDialog({ order, onClose }: { order: WorkOrderRow; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(orderStrings);
  const { client } = useConsole();
  const notify = useNotice();
  const [reason, setReason] = useState('');
  const [rejectPending, setRejectPending] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isMissing = reason.trim() === '';
  const save = async () => {
    setTouched(true);
    if (isMissing) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await client.call(workOrderApi.end, { id: order.id, reason: reason.trim(), ...(order.pendingNum > 0 && { rejectPending }) });
      notify.success(t('ended', { name: order.workOrderName }));
      onClose(true);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      persistent={reason !== ''}
      width="small"
      title={t('endTitle', { name: order.workOrderName })}
      onClose={() => onClose(false)}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" color="error" loading={isBusy}>
            {t('end')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3, pt: 1 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
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
          <FormControlLabel label={t('rejectPending', { count: order.pendingNum })} control={<Checkbox size="small" checked={rejectPending} onChange={(_, isChecked) => setRejectPending(isChecked)} />} />
        )}
      </Stack>
    </Dialog>
  );
}

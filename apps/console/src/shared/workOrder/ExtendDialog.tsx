import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { workOrderApi, type WorkOrderRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, useNotice } from '@backlot/ui-kit';
import { useState } from 'react';
import { useConsole } from '../console/ConsoleContext';
import { orderStrings } from './strings';

/** Moves the expiry of an issued order back; at most 360 days after its begin (domain/life-cycles 3.3). */
export function ExtendDialog({ order, onClose }: { order: WorkOrderRow; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(orderStrings);
  const { client } = useConsole();
  const notify = useNotice();
  const [day, setDay] = useState(order.expireDate);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await client.call(workOrderApi.extend, { id: order.id, expireDate: day });
      notify.success(t('extended', { name: order.workOrderName, date: day }));
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
      width="small"
      title={t('extendTitle', { name: order.workOrderName })}
      onClose={() => onClose(false)}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={day <= order.expireDate}>
            {t('extend')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3, pt: 1 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <TextField
          type="date"
          label={t('newExpiry')}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          helperText={t('extendHint', { date: order.expireDate, begin: order.validBegin })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: order.expireDate } }}
        />
      </Stack>
    </Dialog>
  );
}

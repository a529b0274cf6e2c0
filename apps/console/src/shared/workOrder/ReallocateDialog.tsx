import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { workOrderApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, useNotice } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../console/ConsoleContext';
import { orderStrings } from './strings';

interface ReallocateDialogProps {
  orderId: string;
  allocation: { id: string; bd: { id: string; name: string } };
  onClose: (hasChanged: boolean) => void;
}

/** Gives a returned share, or that of a disabled BD, to somebody else. */
export function ReallocateDialog({ orderId, allocation, onClose }: ReallocateDialogProps) {
  const t = useStrings(orderStrings);
  const { client } = useConsole();
  const notify = useNotice();
  const bds = useQuery({ ...client.query(workOrderApi.allocatable, { id: orderId }), staleTime: 0 });
  const [bdId, setBdId] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const others = (bds.data ?? []).filter(({ id }) => id !== allocation.bd.id);
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await client.call(workOrderApi.reallocate, { allocationId: allocation.id, bdId });
      notify.success(t('reallocated', { name: others.find(({ id }) => id === bdId)?.name ?? '' }));
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
      title={t('reallocateTitle', { name: allocation.bd.name })}
      onClose={() => onClose(false)}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!bdId}>
            {t('reallocate')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3, pt: 1 }}>
        {(problem ?? bds.error) && <Alert severity="error">{problem ?? bds.error?.message}</Alert>}
        <TextField select label={t('newBd')} value={bdId} onChange={(event) => setBdId(event.target.value)} helperText={bds.isSuccess && others.length === 0 ? t('noBdsHint') : undefined}>
          {others.map(({ id, account, name, openOrders }) => (
            <MenuItem key={id} value={id}>{`${name} · ${account} · ${t('openOrders', { count: openOrders })}`}</MenuItem>
          ))}
        </TextField>
      </Stack>
    </Dialog>
  );
}

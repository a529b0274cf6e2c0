import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { workOrderApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../../shell/console/ConsoleContext';
import { ActionDialog } from '../../../../../kit/dialog/ActionDialog';
import { orderStrings } from '../strings';

interface ReallocateDialogProps {
  orderId: string;
  allocation: { id: string; bd: { id: string; name: string } };
  onClose: (hasChanged: boolean) => void;
}

/** Gives a returned share, or that of a disabled BD, to somebody else. */
export function ReallocateDialog({ orderId, allocation, onClose }: ReallocateDialogProps) {
  const t = useStrings(orderStrings);
  const { client } = useConsole();
  const bds = useQuery({ ...client.query(workOrderApi.allocatable, { id: orderId }), staleTime: 0 });
  const [bdId, setBdId] = useState('');
  const others = (bds.data ?? []).filter(({ id }) => id !== allocation.bd.id);
  return (
    <ActionDialog
      title={t('reallocateTitle', { name: allocation.bd.name })}
      sendLabel={t('reallocate')}
      isReady={bdId !== ''}
      onSend={() => client.call(workOrderApi.reallocate, { allocationId: allocation.id, bdId })}
      done={() => t('reallocated', { name: others.find(({ id }) => id === bdId)?.name ?? '' })}
      failure={bds.error?.message}
      onClose={onClose}
    >
      <TextField
        select
        label={t('newBd')}
        value={bdId}
        onChange={(event) => setBdId(event.target.value)}
        helperText={bds.isSuccess && others.length === 0 ? t('noBdsHint') : undefined}
      >
        {others.map(({ id, account, name, openOrders }) => (
          <MenuItem key={id} value={id}>{`${name} · ${account} · ${t('openOrders', { count: openOrders })}`}</MenuItem>
        ))}
      </TextField>
    </ActionDialog>
  );
}

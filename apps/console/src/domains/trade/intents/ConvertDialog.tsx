import TextField from '@mui/material/TextField';
import { intentApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { type PickChoice, PickField } from '../../../kit/pick/PickField';
import type { Intent } from './Intent';
import { strings } from './strings';
import { useOrderSource } from './useOrderSource';

/** Submits an interested creator to one of the own running orders; one whom a merchant invited to an order of that merchant. */
export function ConvertDialog({ intent, onClose }: { intent: Intent; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const callOnce = useCallOnce();
  const [order, setOrder] = useState<PickChoice | null>(intent.workOrder);
  const [reason, setReason] = useState('');
  const isByMerchant = intent.fromType === 2;
  const orders = useOrderSource(isByMerchant ? intent.shop?.id : undefined);
  const name = intent.up.name;
  return (
    <ActionDialog
      width="medium"
      title={t('convertTitle', { name })}
      sendLabel={t('submit')}
      isReady={order !== null && reason.trim() !== ''}
      isChanged={reason !== ''}
      onSend={() => callOnce(intentApi.convert, { id: intent.id, workOrderId: order?.id ?? '', recommendReason: reason.trim() })}
      done={() => t('converted', { name })}
      onClose={onClose}
    >
      <PickField
        label={t('order')}
        value={order}
        onChange={setOrder}
        source={orders}
        hint={isByMerchant ? t('merchantOrders', { name: intent.shop?.name ?? '' }) : t('ordersHint')}
        isRequired
      />
      <TextField
        label={t('reason')}
        required
        multiline
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ActionDialog>
  );
}

import { workOrderApi, type WorkOrderRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { DateField, unreadableDay } from '@backlot/ui-kit';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { orderStrings } from './strings';

/** Moves the expiry of an issued order back; at most 360 days after its begin (domain/life-cycles 3.3). */
export function ExtendDialog({ order, onClose }: { order: WorkOrderRow; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(orderStrings);
  const { client } = useConsole();
  const [day, setDay] = useState(order.expireDate);
  return (
    <ActionDialog
      title={t('extendTitle', { name: order.workOrderName })}
      sendLabel={t('extend')}
      isReady={day !== unreadableDay && day > order.expireDate}
      onSend={() => client.call(workOrderApi.extend, { id: order.id, expireDate: day })}
      done={() => t('extended', { name: order.workOrderName, date: day })}
      onClose={onClose}
    >
      <DateField
        label={t('newExpiry')}
        value={day}
        onChange={setDay}
        helperText={t('extendHint', { date: order.expireDate, begin: order.validBegin })}
        min={order.expireDate}
      />
    </ActionDialog>
  );
}

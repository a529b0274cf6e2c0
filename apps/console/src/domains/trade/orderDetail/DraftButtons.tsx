import Button from '@mui/material/Button';
import { commercialOrderApi, leaderOrderApi, type WorkOrderDetail, workOrderApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { LazyEditDialog } from '../../../kit/edit/LazyEditDialog';
import { useCrudActions } from '../../../kit/list/useCrudActions';
import { useEditing } from '../../../kit/edit/useEditing';
import { useOrderForm } from '../parts/order/useOrderForm';
import { strings } from './strings';

/** Corrects or deletes an order where it is read, under the same conditions as in its list. */
export function DraftButtons({ order, onDone }: { order: WorkOrderDetail; onDone: () => void }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const isCommercial = order.workOrderType === 1;
  const api = useMemo(() => ({ ...(isCommercial ? commercialOrderApi : leaderOrderApi), detail: workOrderApi.detail }), [isCommercial]);
  const form = useOrderForm(order.workOrderType);
  const { editing, open, close, draft } = useEditing<{ row?: WorkOrderDetail }>(`workOrder.${order.id}`);
  const nameHere = useCallback(() => order.workOrderName, [order.workOrderName]);
  const { remove } = useCrudActions({ api, onChanged: noReload, nameOf: nameHere });
  const removeAndLeave = async () => {
    if (await remove([order.id])) await navigate({ href: isCommercial ? '/workOrder/commercial' : '/workOrder/leader' });
    else onDone();
  };
  return (
    <>
      {order.can.includes('delete') && (
        <Button variant="outlined" color="error" onClick={() => void removeAndLeave()}>
          {t('delete')}
        </Button>
      )}
      {order.can.includes('edit') && (
        <Button variant="outlined" onClick={() => open({ row: order })}>
          {t('edit')}
        </Button>
      )}
      {editing?.row && (
        <LazyEditDialog
          api={api}
          form={form}
          row={editing.row}
          noun={t('noun')}
          nameOf={({ workOrderName }) => workOrderName}
          draft={draft}
          onDone={onDone}
          onClose={close}
        />
      )}
    </>
  );
}

/** The page of a deleted order is left. */
const noReload = () => undefined;

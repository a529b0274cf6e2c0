import Button from '@mui/material/Button';
import type { WorkOrderDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { PdfButton } from '../../shared/pdf/PdfButton';
import { workOrderPdf } from '../../shared/pdf/PdfSource';
import type { OrderAction } from '../../shared/workOrder/useOrderActions';
import { strings } from './strings';

/** Buttons at the head of an order, the main one last and filled. */
export function OrderButtons({ order, actions, onSubmit }: { order: WorkOrderDetail; actions: readonly OrderAction[]; onSubmit: () => void }) {
  const t = useStrings(strings);
  const submit: OrderAction[] = order.can.includes('submitUp') ? [{ key: 'submitUp', label: t('doSubmitUps'), onRun: onSubmit }] : [];
  const [main, ...rest] = [...submit, ...actions];
  return (
    <>
      {order.can.includes('pdf') && <PdfButton source={() => workOrderPdf(order)} />}
      {rest.toReversed().map(({ key, label, isDanger, onRun }) => (
        <Button key={key} variant="outlined" color={isDanger ? 'error' : 'inherit'} onClick={onRun}>
          {label}
        </Button>
      ))}
      {main && (
        <Button variant={main.isDanger ? 'outlined' : 'contained'} color={main.isDanger ? 'error' : 'primary'} onClick={main.onRun}>
          {main.label}
        </Button>
      )}
    </>
  );
}

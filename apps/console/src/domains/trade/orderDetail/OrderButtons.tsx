import Button from '@mui/material/Button';
import type { WorkOrderDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { PdfButton } from '../../../kit/pdf/PdfButton';
import { workOrderPdf } from '../../../kit/pdf/PdfSource';
import type { OrderAction } from '../parts/order/useOrderActions';
import { DraftButtons } from './DraftButtons';
import { strings } from './strings';

interface OrderButtonsProps {
  order: WorkOrderDetail;
  actions: readonly OrderAction[];
  onSubmit: () => void;
  /** After the order was corrected. */
  onDone: () => void;
}

/** Buttons at the head of an order, the main one last and filled. */
export function OrderButtons({ order, actions, onSubmit, onDone }: OrderButtonsProps) {
  const t = useStrings(strings);
  const submit: OrderAction[] = order.can.includes('submitUp') ? [{ key: 'submitUp', label: t('doSubmitUps'), onRun: onSubmit }] : [];
  const [main, ...rest] = [...submit, ...actions];
  return (
    <>
      {order.can.includes('pdf') && <PdfButton source={() => workOrderPdf(order)} />}
      {order.can.some((action) => action === 'edit' || action === 'delete') && <DraftButtons order={order} onDone={onDone} />}
      {rest.toReversed().map(({ key, label, isDanger, onRun }) => (
        <Button key={key} variant="outlined" color={isDanger ? 'error' : 'primary'} onClick={onRun}>
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

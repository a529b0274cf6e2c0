import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { PdfButton } from '../../../kit/pdf/PdfButton';
import { workOrderPdf } from '../../../kit/pdf/PdfSource';
import type { OrderAction } from '../parts/order/useOrderActions';
import { DraftButtons } from './DraftButtons';
import { strings } from './strings';
import { type NextStepOf, useNextStep } from './useNextStep';

/** Buttons at the head of an order. The filled one, last, is what "Next for you" asks for; where nothing is asked none is filled. */
export function OrderButtons(around: NextStepOf) {
  const t = useStrings(strings);
  const { order, actions, desk, onDone } = around;
  const main = useNextStep(around);
  const submit: OrderAction[] = order.can.includes('submitUp')
    ? [{ key: 'submitUps', label: t('doSubmitUps'), onRun: desk.openSubmit }]
    : [];
  const rest = [...submit, ...actions].filter(({ key }) => key !== main?.key);
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
        <Button variant="contained" onClick={main.onRun}>
          {main.label}
        </Button>
      )}
    </>
  );
}

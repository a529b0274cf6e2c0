import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { type OrderNextKey, type WorkOrderDetail, workOrderUpApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Card, NextStep, type Step, Stepper } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { ReallocateDialog } from '../parts/order/allocate/ReallocateDialog';
import type { OrderAction } from '../parts/order/useOrderActions';
import { formOfNext } from './formOfNext';
import { nextWords } from './nextWords';
import { strings, type Word } from './strings';
import type { OrderDesk } from './useOrderDesk';

interface OrderProgressProps {
  order: WorkOrderDetail;
  actions: readonly OrderAction[];
  desk: OrderDesk;
  open: (onDone: () => void, draw: (close: (hasChanged: boolean) => void) => ReactNode) => void;
  onDone: () => void;
}

/** Where the order stands, and one sentence with the button for what this person does next. */
export function OrderProgress({ order, actions, desk, open, onDone }: OrderProgressProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const navigate = useNavigate();
  const { client } = useConsole();
  const submissions = useQuery(client.query(workOrderUpApi.ofOrder, { workOrderId: order.id })).data ?? [];
  const steps = order.steps.map(({ key, state, time, who, done, of }): Step => {
    const isLast = key === 'end';
    const note = [
      who,
      time && format.dateTime(time),
      done !== null && of !== null && of > 0 && t('doneOf', { done, of }),
      isLast && !time && t('until', { date: order.expireDate }),
    ]
      .filter(Boolean)
      .join(', ');
    return { label: t(key), state: order.workOrderStatus === 4 && state === 'current' ? 'stopped' : state, ...(note && { note }) };
  });

  const runner = (key: OrderNextKey): (() => void) | undefined => {
    const action = actions.find((one) => one.key === key);
    if (action) return action.onRun;
    if (key === 'submitUps') return order.can.includes('submitUp') ? desk.openSubmit : undefined;
    if (key === 'reviewUps' || key === 'reviewLinks')
      return () =>
        void navigate({
          href: `/workOrder/${key === 'reviewUps' ? 'upAudit' : 'linkAudit'}?searchValue=${encodeURIComponent(order.workOrderNo)}`,
        });
    const returned = order.allocations.find(({ can }) => can.includes('reallocate'));
    if (key === 'reallocate' && returned)
      return () => open(onDone, (close) => <ReallocateDialog orderId={order.id} allocation={returned} onClose={close} />);
    const form = formOfNext(key, submissions);
    return form && (() => desk.openForm(form));
  };

  const { next } = order;
  const run = next && runner(next.key);
  const label = next && nextWords[next.key].button;
  return (
    <Card component="section">
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 3.5, sm: 4.5 } }}>
        <Stepper steps={steps} />
        {next && (
          <NextStep
            tone={nextWords[next.key].tone}
            action={
              run &&
              label && (
                <Button variant="contained" size="small" onClick={run}>
                  {t(label)}
                </Button>
              )
            }
          >
            {t(nextWords[next.key].sentence satisfies Word, next.values)}
          </NextStep>
        )}
      </Box>
    </Card>
  );
}

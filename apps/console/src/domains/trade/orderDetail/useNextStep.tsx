import { type OrderNextKey, type WorkOrderDetail, workOrderUpApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { ReallocateDialog } from '../parts/order/allocate/ReallocateDialog';
import type { OrderAction } from '../parts/order/useOrderActions';
import { formOfNext } from './formOfNext';
import { nextWordsOf } from './nextWords';
import { strings } from './strings';
import type { OrderDesk } from './useOrderDesk';

export interface NextStepOf {
  order: WorkOrderDetail;
  actions: readonly OrderAction[];
  desk: OrderDesk;
  open: (onDone: () => void, draw: (close: (hasChanged: boolean) => void) => ReactNode) => void;
  onDone: () => void;
}

/** What does the next step of an order for its reader; nothing when there is nothing to do, or it cannot be done now. */
export function useNextStep({ order, actions, desk, open, onDone }: NextStepOf): OrderAction | undefined {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const { client } = useConsole();
  const submissions = useQuery(client.query(workOrderUpApi.ofOrder, { workOrderId: order.id })).data ?? [];
  const runner = (key: OrderNextKey): (() => void) | undefined => {
    const action = actions.find((one) => one.key === key);
    if (action) return action.onRun;
    if (key === 'submitUps') return order.can.includes('submitUp') ? desk.openSubmit : undefined;
    if (key === 'reviewUps' || key === 'reviewLinks')
      return () =>
        void navigate({
          href: `/workOrder/${key === 'reviewUps' ? 'upAudit' : 'linkAudit'}?searchValue=${encodeURIComponent(order.workOrderNo)}`,
        });
    if (key === 'reviewScripts') return () => void navigate({ href: `/scriptQueue?searchValue=${encodeURIComponent(order.workOrderNo)}` });
    const script = submissions.flatMap(({ scripts }) => scripts).find(({ can }) => can.includes('resubmit'));
    if (key === 'resubmitScript') return script && (() => void navigate({ href: `/scriptDetail?id=${script.id}` }));
    const returned = order.allocations.find(({ can }) => can.includes('reallocate'));
    if (key === 'reallocate' && returned)
      return () => open(onDone, (close) => <ReallocateDialog orderId={order.id} allocation={returned} onClose={close} />);
    const form = formOfNext(key, submissions);
    return form && (() => desk.openForm(form));
  };
  const key = order.next?.key;
  const run = key && runner(key);
  const label = key && nextWordsOf(key)?.button;
  return run && label && { key, label: t(label), onRun: run };
}

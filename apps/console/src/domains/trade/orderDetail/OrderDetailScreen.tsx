import { workOrderApi, type WorkOrderDetail } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useRouterState } from '@tanstack/react-router';
import { RecordHistory } from '../../../kit/history/RecordHistory';
import { RecordColumns } from '../../../kit/record/RecordColumns';
import { RecordFrame } from '../../../kit/record/RecordFrame';
import { useRecord } from '../../../kit/record/useRecord';
import { StatusTag } from '../../../kit/status/StatusTag';
import { useOrderActions } from '../parts/order/useOrderActions';
import { Allocations } from './Allocations';
import { Creators } from './creators/Creators';
import { OrderButtons } from './OrderButtons';
import { OrderFacts } from './OrderFacts';
import { OrderProgress } from './OrderProgress';
import { strings } from './strings';
import { SubmitDrawer } from './submit/SubmitDrawer';
import { useOrderDesk } from './useOrderDesk';
import { type OrderView, viewOf } from './viewOf';

/** One order as its manager, BD or merchant sees it (spec section 2.2): where it stands, what comes next, creators, facts, history. */
export function OrderDetailScreen() {
  const t = useStrings(strings);
  const { nameFor } = useDictionary();
  const view = viewOf(useRouterState({ select: ({ location }) => location.pathname }));
  const can = useCan();
  const record = useRecord(workOrderApi.detail);
  const { actionsOf, open, dialog } = useOrderActions();
  const reload = () => void record.reload();
  const desk = useOrderDesk();
  const actionsFor = (order: WorkOrderDetail) => actionsOf(order, reload);
  const listOf = (of: OrderView, order: WorkOrderDetail | undefined) =>
    of.kind === 'own' && (order ? order.workOrderType === 2 : !can(of.listNeeds))
      ? { label: t('leaderList'), path: '/workOrder/leader', needs: 'workOrderLeader.query' as const }
      : { label: t(of.listWord), path: of.listPath, needs: of.listNeeds };
  const headOf = (order: WorkOrderDetail) => ({
    name: order.workOrderName,
    mark: <StatusTag type="workOrderStatus" code={order.workOrderStatus} />,
    subtitle: [order.workOrderNo, nameFor('workOrderType', order.workOrderType), nameFor('workAttribute', order.workAttribute)].join(' · '),
    actions: <OrderButtons order={order} actions={actionsFor(order)} desk={desk} open={open} onDone={reload} />,
  });
  return (
    <>
      <RecordFrame
        record={record}
        noun={t('noun')}
        needs={view.needs.find(can) ?? view.needs[0]}
        list={listOf(view, record.row)}
        head={headOf}
      >
        {(order) => (
          <>
            <OrderProgress order={order} />
            <RecordColumns
              main={
                <>
                  <Creators order={order} isCurrent={view.isCurrent} desk={desk} />
                  {view.kind !== 'shop' && <Allocations order={order} open={open} onDone={reload} />}
                </>
              }
              side={
                <>
                  <OrderFacts order={order} />
                  <RecordHistory endpoint={workOrderApi.history} id={order.id} />
                </>
              }
            />
            {desk.isSubmitting && <SubmitDrawer order={order} desk={desk} />}
          </>
        )}
      </RecordFrame>
      {dialog}
    </>
  );
}

import { type commercialOrderApi, type leaderOrderApi, menuWork, orderWaits, workOrderApi } from '@backlot/contract';
import type { BulkAction, Selection } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useCallback, useMemo } from 'react';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { pickedCommercialOrders, pickedLeaderOrders } from '../../../kit/pdf/PdfSource';
import { managedOrderPath } from '../parts/order/orderPaths';
import { orderStrings } from '../parts/order/strings';
import { useOrderForm } from '../parts/order/useOrderForm';
import { nameOfOrder, useOrderList } from './useOrderList';

interface ManagedOrdersProps {
  api: typeof commercialOrderApi | typeof leaderOrderApi;
  /** 1 commercial, 2 team leader. */
  type: 1 | 2;
  permission: 'workOrderCom' | 'workOrderLeader';
  words: { plural: string; noun: string };
}

/** Orders as administrators and team leaders manage them: write, allocate, hand out, recall, extend, end (domain/life-cycles 3.3). */
export function ManagedOrders({ api, type, permission, words }: ManagedOrdersProps) {
  const orderWord = useStrings(orderStrings);
  const can = useCan();
  const list = useOrderList(rules[permission]);
  const { handOut, bulkActions: printing } = list;
  const area = useMemo(() => ({ ...api, detail: workOrderApi.detail }), [api]);
  const form = useOrderForm(type);
  const bulkActions = useCallback(
    (handle: ListHandle): BulkAction[] => [
      ...(can(`${permission}.handout`)
        ? [
            {
              key: 'handOut',
              label: orderWord('handOut'),
              onRun: (selection: Selection) =>
                selection.kind === 'rows' ? handOut(selection.ids, handle.nameOf, handle.reload) : undefined,
            },
          ]
        : []),
      ...printing(),
    ],
    [can, permission, orderWord, handOut, printing],
  );
  return (
    <>
      <CrudPage
        api={area}
        table={permission}
        words={words}
        list={{ columns: list.columns, nameOf: nameOfOrder, search: list.search, filters: list.filters, presets: list.presets }}
        form={form}
        rowActions={list.rowActions}
        bulkActions={bulkActions}
      />
      {list.dialog}
    </>
  );
}

const common = {
  pathOf: managedOrderPath,
  states: [0, 1, 2, 3],
  waits: orderWaits,
  presets: ['me', 'overdue', 'ending', 'ended'] as const,
};
const rules = {
  workOrderCom: { ...common, work: menuWork.workOrderCom, pdfs: pickedCommercialOrders },
  workOrderLeader: { ...common, work: menuWork.workOrderLeader, pdfs: pickedLeaderOrders },
};

import { type commercialOrderApi, type leaderOrderApi, workOrderApi } from '@backlot/contract';
import type { BulkAction, Selection } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useCallback, useMemo } from 'react';
import { CrudPage } from '../../shared/crud/CrudPage';
import type { ListHandle } from '../../shared/crud/ListHandle';
import { pickedCommercialOrders, pickedLeaderOrders } from '../../shared/pdf/PdfSource';
import { managedOrderPath } from '../../shared/workOrder/orderPaths';
import { orderStrings } from '../../shared/workOrder/strings';
import { OrderFields } from './OrderFields';
import { draftOfOrder, newOrderDraft } from './orderDraft';
import { strings, type Word } from './strings';
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
  const t = useStrings(strings);
  const orderWord = useStrings(orderStrings);
  const can = useCan();
  const list = useOrderList(rules[permission]);
  const { handOut, bulkActions: printing } = list;
  const area = useMemo(() => ({ ...api, detail: workOrderApi.detail }), [api]);
  const form = useMemo(
    () => ({ Fields: type === 1 ? CommercialFields : LeaderFields, defaults: newOrderDraft(type), draftOf: draftOfOrder, width: 'large' as const, labelOf: (field: string) => (Object.hasOwn(strings.messages.en, field) ? t(field as Word) : field) }),
    [t, type],
  );
  const bulkActions = useCallback(
    (handle: ListHandle): BulkAction[] => [
      ...(can(`${permission}.handout`)
        ? [{ key: 'handOut', label: orderWord('handOut'), onRun: (selection: Selection) => (selection.kind === 'rows' ? handOut(selection.ids, handle.nameOf, handle.reload) : undefined) }]
        : []),
      ...printing(),
    ],
    [can, permission, orderWord, handOut, printing],
  );
  return (
    <>
      <CrudPage api={area} table={permission} words={words} columns={list.columns} search={list.search} filters={list.filters} nameOf={nameOfOrder} form={form} rowActions={list.rowActions} bulkActions={bulkActions} />
      {list.dialog}
    </>
  );
}

const common = { pathOf: managedOrderPath, states: [0, 1, 2, 3] };
const rules = { workOrderCom: { ...common, pdfs: pickedCommercialOrders }, workOrderLeader: { ...common, pdfs: pickedLeaderOrders } };

const CommercialFields = ({ row }: { row: Parameters<typeof OrderFields>[0]['row'] }) => <OrderFields row={row} type={1} />;
const LeaderFields = ({ row }: { row: Parameters<typeof OrderFields>[0]['row'] }) => <OrderFields row={row} type={2} />;

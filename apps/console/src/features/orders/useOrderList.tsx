import { useDictionary } from '@backlot/dictionary/react';
import type { WorkOrderRow } from '@backlot/contract';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useCallback, useMemo } from 'react';
import type { ListHandle } from '../../shared/crud/ListHandle';
import type { PickedPdfs } from '../../shared/pdf/PdfSource';
import { usePickedPdfs } from '../../shared/pdf/usePickedPdfs';
import { orderStrings } from '../../shared/workOrder/strings';
import { useOrderActions } from '../../shared/workOrder/useOrderActions';
import { orderColumns, orderFilters } from './orderList';

interface OrderListRules {
  pathOf: (order: WorkOrderRow) => string;
  /** States that can be filtered by. */
  states: readonly number[];
  hidden?: readonly string[];
  without?: readonly string[];
  /** How picked orders are printed. */
  pdfs?: PickedPdfs;
}

/** Columns, filters, search and actions that the lists of orders share. Keep the rules outside the component. */
export function useOrderList(rules: OrderListRules) {
  const t = useStrings(orderStrings);
  const format = useFormat();
  const locale = useLocale();
  const { nameFor } = useDictionary();
  const { actionsOf, handOut, dialog } = useOrderActions();
  const pdfs = usePickedPdfs(rules.pdfs);
  const bulkActions = useCallback(() => pdfs.actions, [pdfs.actions]);
  const columns = useMemo(() => orderColumns({ t, format, ...rules }), [t, format, rules]);
  const filters = useMemo(() => orderFilters(t, locale, rules.states.map((state) => ({ value: String(state), label: nameFor('workOrderStatus', state) }))), [t, locale, rules, nameFor]);
  const search = useMemo(() => ({ field: 'searchValue', label: t('searchHint') }), [t]);
  const rowActions = useCallback((order: WorkOrderRow, list: ListHandle) => actionsOf(order, list.reload), [actionsOf]);
  const dialogs = (
    <>
      {dialog}
      {pdfs.preview}
    </>
  );
  return { columns, filters, search, rowActions, bulkActions, handOut, dialog: dialogs };
}

/** The name a person knows an order by. */
export const nameOfOrder = ({ workOrderName }: { workOrderName: string }) => workOrderName;

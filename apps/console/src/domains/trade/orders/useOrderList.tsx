import { useDictionary } from '@backlot/dictionary/react';
import type { OrderWait, Permission, WorkOrderRow } from '@backlot/contract';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { ListHandle } from '../../../kit/query/ListHandle';
import type { PickedPdfs } from '../../../kit/pdf/PdfSource';
import { usePickedPdfs } from '../../../kit/pdf/usePickedPdfs';
import { useShopColumns } from '../../merchants/parts/useShopColumns';
import { bdOrderPath } from '../parts/order/orderPaths';
import { nextShort } from '../parts/order/nextShort';
import { orderStrings } from '../parts/order/strings';
import { type OrderAction, useOrderActions } from '../parts/order/useOrderActions';
import { orderColumns, orderFilters } from './orderList';
import { type OrderPreset, orderPresets } from './orderPresets';

interface OrderListRules {
  pathOf: (order: WorkOrderRow) => string;
  /** States that can be filtered by. */
  states: readonly number[];
  hidden?: readonly string[];
  without?: readonly string[];
  /** What may wait in these orders. */
  waits?: readonly OrderWait[];
  presets: readonly OrderPreset[];
  /** With which permissions something in these orders can wait for a person. */
  work?: readonly Permission[];
  /** How picked orders are printed. */
  pdfs?: PickedPdfs;
}

/** Columns, filters, search and actions that the lists of orders share. Keep the rules outside the component. */
export function useOrderList(rules: OrderListRules) {
  const t = useStrings(orderStrings);
  const nextHeader = useStrings(nextShort)('header');
  const format = useFormat();
  const locale = useLocale();
  const can = useCan();
  const { nameFor, optionsOf } = useDictionary();
  const { actionsOf, handOut, dialog } = useOrderActions();
  const pdfs = usePickedPdfs(rules.pdfs);
  const bulkActions = useCallback(() => pdfs.actions, [pdfs.actions]);
  const columns = useShopColumns(useMemo(() => orderColumns({ t, nextHeader, format, ...rules }), [t, nextHeader, format, rules]));
  const filters = useMemo(
    () =>
      orderFilters(t, locale, {
        statuses: rules.states.map((state) => ({ value: String(state), label: nameFor('workOrderStatus', state) })),
        sources: optionsOf('workOrderSource').map(({ code, names }) => ({ value: code, label: names[locale] })),
        waits: rules.waits ?? [],
      }),
    [t, locale, rules, nameFor, optionsOf],
  );
  const presets = useMemo(
    () => orderPresets({ t, can, ended: nameFor('workOrderStatus', 3), keys: rules.presets, work: rules.work ?? [] }),
    [t, can, rules, nameFor],
  );
  const search = useMemo(() => ({ field: 'searchValue' as const, label: t('searchHint') }), [t]);
  const navigate = useNavigate();
  // What a BD does every day comes first.
  const rowActions = useCallback(
    (order: WorkOrderRow, list: ListHandle): OrderAction[] => [
      ...(order.can.includes('submitUp')
        ? [
            {
              key: 'submitUp',
              label: t('submitUps'),
              onRun: () => void navigate({ href: `${bdOrderPath(order)}?id=${order.id}&submit=1` }),
            },
          ]
        : []),
      ...actionsOf(order, list.reload),
    ],
    [actionsOf, navigate, t],
  );
  const dialogs = (
    <>
      {dialog}
      {pdfs.preview}
    </>
  );
  return { columns, filters, presets, search, rowActions, bulkActions, handOut, dialog: dialogs };
}

/** The name a person knows an order by. */
export const nameOfOrder = ({ workOrderName }: { workOrderName: string }) => workOrderName;

import { menuWork, workOrderApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { ListPage } from '../../../kit/list/ListPage';
import { pickedBdOrders } from '../../../kit/pdf/PdfSource';
import { bdOrderPath } from '../parts/order/orderPaths';
import { CurrentTabs, useCurrent } from './CurrentTabs';
import { strings } from './strings';
import { nameOfOrder, useOrderList } from './useOrderList';

/** Orders a BD works on: the running ones first, all on demand. */
export function BdOrdersScreen() {
  const t = useStrings(strings);
  const { isCurrent, choose, query, queryOfPreset } = useCurrent();
  const { columns, filters, presets, search, rowActions, bulkActions, dialog } = useOrderList(rules);
  return (
    <>
      <ListPage
        calls={{ page: workOrderApi.bd }}
        table="workOrderBd"
        title={t('mine')}
        list={{ columns, nameOf: nameOfOrder, search, filters, presets, query, queryOfPreset }}
        rowActions={rowActions}
        bulkActions={bulkActions}
        above={<CurrentTabs isCurrent={isCurrent} choose={choose} />}
      />
      {dialog}
    </>
  );
}

const rules = {
  pdfs: pickedBdOrders,
  pathOf: bdOrderPath,
  states: [1, 2, 3],
  waits: ['me', 'submit', 'rejected', 'agree', 'link'] as const,
  presets: ['me', 'overdue', 'ending', 'ended'] as const,
  work: menuWork.workOrderBd,
  without: ['leader', 'batchNo'],
};

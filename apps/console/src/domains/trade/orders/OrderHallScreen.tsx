import { workOrderApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { ListPage } from '../../../kit/list/ListPage';
import { bdOrderPath } from '../parts/order/orderPaths';
import { strings } from './strings';
import { nameOfOrder, useOrderList } from './useOrderList';

/** Orders with an allocation that waits to be claimed. */
export function OrderHallScreen() {
  const t = useStrings(strings);
  const { columns, filters, presets, search, rowActions, dialog } = useOrderList(rules);
  return (
    <>
      <ListPage
        calls={{ page: workOrderApi.hall }}
        table="workOrderHall"
        title={t('hall')}
        list={{ columns, nameOf: nameOfOrder, search, filters, presets }}
        rowActions={rowActions}
      />
      {dialog}
    </>
  );
}

const rules = {
  pathOf: bdOrderPath,
  states: [],
  presets: ['ending'] as const,
  without: ['next', 'pendingNum', 'publishedNum', 'fulfilledNum', 'gmv', 'leader', 'batchNo', 'workOrderStatus'],
};

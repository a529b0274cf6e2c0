import { menuWork, workOrderApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { ListPage } from '../../../kit/list/ListPage';
import { pickedShopOrders } from '../../../kit/pdf/PdfSource';
import { shopOrderPath } from '../parts/order/orderPaths';
import { CurrentTabs, useCurrent } from './CurrentTabs';
import { strings } from './strings';
import { nameOfOrder, useOrderList } from './useOrderList';

/** Orders of a merchant: the running ones first, all on demand. */
export function ShopOrdersScreen() {
  const t = useStrings(strings);
  const { isCurrent, choose, query, queryOfPreset } = useCurrent();
  const { columns, filters, presets, search, rowActions, bulkActions, dialog } = useOrderList(rules);
  return (
    <>
      <ListPage
        calls={{ page: workOrderApi.shop, export: workOrderApi.shopExport }}
        table="workOrderShop"
        title={t('shopOrders')}
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
  pdfs: pickedShopOrders,
  pathOf: shopOrderPath,
  states: [1, 2, 3],
  waits: ['me'] as const,
  presets: ['me', 'ending', 'ended'] as const,
  work: menuWork.workOrderShop,
  without: ['shop', 'bdProportion', 'leader', 'batchNo', 'pendingNum'],
};

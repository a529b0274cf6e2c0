import { goodsApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useCallback, useMemo } from 'react';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { ImportButton } from '../../../kit/import/ImportButton';
import { useShopColumns } from '../parts/useShopColumns';
import { usePicked } from '../../../kit/tree/usePicked';
import { goodsForm } from './goodsForm';
import { type Goods, goodsColumns, goodsFilters, goodsPresets } from './goodsList';
import { strings } from './strings';
import { useSale } from './useSale';

/** Products of the merchants (domain/model 2.3.3); `?shopId=` shows those of one. */
export function GoodsScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const can = useCan();
  const { optionsOf } = useDictionary();
  const { query } = usePicked('shopId');
  const { rowActions, bulkActions, dialog } = useSale();
  const columns = useShopColumns(useMemo(() => goodsColumns(t, format), [t, format]));
  const filters = useMemo(
    () =>
      goodsFilters(t, format, (type) =>
        optionsOf(type).map(({ code, names, depth }) => ({ value: code, label: `${'\u2003'.repeat(depth)}${names[locale]}` })),
      ),
    [t, format, optionsOf, locale],
  );
  const presets = useMemo(() => goodsPresets(t, can), [t, can]);
  const form = useMemo(() => goodsForm(t), [t]);
  const actions = useCallback(
    (list: ListHandle) => <ImportButton kinds={[{ label: t('importing'), calls: goodsApi }]} onDone={list.reload} />,
    [t],
  );
  return (
    <>
      <CrudPage
        api={goodsApi}
        table="goods"
        words={{ plural: t('title'), noun: t('noun') }}
        list={{ columns, nameOf: nameOfGoods, search: { field: 'searchValue', label: t('search') }, filters, presets, query }}
        form={form}
        rowActions={rowActions}
        bulkActions={bulkActions}
        actions={actions}
      />
      {dialog}
    </>
  );
}

const nameOfGoods = ({ goodsName }: Goods) => goodsName;

import { orderApi, orderImportLimits, type SaleRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useCallback, useMemo, useState } from 'react';
import { ImportButton } from '../../../kit/import/ImportButton';
import { lazyDialog } from '../../../kit/lazyDialog';
import { ListPage } from '../../../kit/list/ListPage';
import { NarrowedNote } from '../../../kit/list/NarrowedNote';
import { useNarrowed } from '../../../kit/list/useNarrowed';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { monthChoices } from '../parts/monthChoices';
import { saleColumns } from './saleColumns';
import { saleFilters, salePresets } from './saleFilters';
import { strings } from './strings';

const SaleDrawer = lazyDialog(async () => (await import('./SaleDrawer')).SaleDrawer);
const AttributeDialog = lazyDialog(async () => (await import('./AttributeDialog')).AttributeDialog);

/** Order lines of the channels: imported, attributed, with refunds (domain/model 2.3.18). */
export function SalesScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const can = useCan();
  const { nameFor, optionsOf } = useDictionary();
  const [open, setOpen] = useState<{ what: 'detail' | 'attribute'; row: SaleRow; reload: () => void }>();
  const mayRead = can('orderList.get');
  // Only the agency's people see who of them earns.
  const isAgency = !can('shopAuth.query');
  const columns = useMemo(() => saleColumns(t, format, isAgency), [t, format, isAgency]);
  const filters = useMemo(
    () =>
      saleFilters(
        t,
        (type) => optionsOf(type).map(({ code, names }) => ({ value: code, label: names[locale] })),
        nameFor,
        monthChoices(locale),
      ),
    [t, optionsOf, locale, nameFor],
  );
  const presets = useMemo(() => salePresets(t), [t]);
  const narrowed = useNarrowed(behindFigures);
  const rowActions = useCallback(
    (row: SaleRow, { reload }: ListHandle<SaleRow>) => [
      ...(mayRead ? [{ key: 'detail', label: t('detail'), onRun: () => setOpen({ what: 'detail', row, reload }) }] : []),
      ...(row.can.includes('attribute')
        ? [{ key: 'attribute', label: t('attribute'), onRun: () => setOpen({ what: 'attribute', row, reload }) }]
        : []),
    ],
    [t, mayRead],
  );
  const close = (hasChanged: boolean) => {
    setOpen(undefined);
    if (hasChanged) open?.reload();
  };
  const actions = useCallback(
    (list: ListHandle<SaleRow>) => (
      <ImportButton kinds={[{ label: t('importing'), calls: orderApi, maxBytes: orderImportLimits.bytes }]} onDone={list.reload} />
    ),
    [t],
  );
  return (
    <>
      <ListPage
        calls={{ page: orderApi.page, export: orderApi.export }}
        table="sales"
        title={t('title')}
        above={<NarrowedNote narrowed={narrowed} />}
        list={{
          columns,
          nameOf: nameOfSale,
          search: { field: 'searchValue', label: t('search') },
          filters,
          presets,
          query: narrowed.query,
        }}
        rowActions={rowActions}
        actions={actions}
      />
      {open?.what === 'detail' && <SaleDrawer row={open.row} onClose={() => close(false)} />}
      {open?.what === 'attribute' && <AttributeDialog row={open.row} onClose={close} />}
    </>
  );
}

/** How boards narrow the list to what a figure is made of. */
const behindFigures = ['bdId', 'teamId', 'workOrderId', 'upId', 'goodsId', 'localBeginDay', 'localEndDay'] as const;

const nameOfSale = ({ orderNo }: SaleRow) => orderNo;

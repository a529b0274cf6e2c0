import Box from '@mui/material/Box';
import { fxRateApi } from '@backlot/contract';
import { currencies, type Translate } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useCallback, useMemo } from 'react';
import type { CrudForm } from '../../../kit/edit/CrudForm';
import { ImportButton } from '../../../kit/import/ImportButton';
import type { RowOf } from '../../../kit/list/CrudArea';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { FxRateFields } from './FxRateFields';
import { rateText } from './rateText';
import { strings, type Word } from './strings';

type Rate = RowOf<typeof fxRateApi>;

const codes = currencies.map((value) => ({ value, label: value }));

/** Exchange rates, kept by finance by hand or from a file (domain/model 2.1). */
export function FxRatesScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const columns = useMemo(
    (): ListColumn<typeof fxRateApi.page>[] => [
      { field: 'rateDate', header: t('rateDate'), width: 140, isSortable: true, isFixed: true, onCard: 'title' },
      { field: 'fromCurrency', header: t('fromCurrency'), width: 130, isSortable: true },
      { field: 'toCurrency', header: t('toCurrency'), width: 130 },
      {
        field: 'rate',
        header: t('rate'),
        width: 150,
        align: 'right',
        isSortable: true,
        render: ({ rate }) => rateText(rate, locale),
      },
      { field: 'source', header: t('source'), flex: 1, minWidth: 140 },
    ],
    [t, locale],
  );
  const actions = useCallback(
    (list: ListHandle) => <ImportButton kinds={[{ label: t('importing'), calls: fxRateApi }]} onDone={list.reload} />,
    [t],
  );
  const filters = useMemo(() => filtersOf(t), [t]);
  const form = useMemo(() => formOf(t), [t]);
  const nameOf = useCallback(
    ({ fromCurrency, toCurrency, rateDate }: Rate) => t('nameOf', { from: fromCurrency, to: toCurrency, day: rateDate }),
    [t],
  );
  return (
    <CrudPage
      api={fxRateApi}
      table="fxRates"
      words={{ plural: t('title'), noun: t('noun') }}
      list={{ columns, nameOf, filters }}
      form={form}
      actions={actions}
      above={<Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('note')}</Box>}
    />
  );
}

const filtersOf = (t: Translate<Word>): ListFilter<typeof fxRateApi.page>[] => [
  { kind: 'choice', field: 'fromCurrency', label: t('fromCurrency'), choices: codes },
  { kind: 'choice', field: 'toCurrency', label: t('toCurrency'), choices: codes.slice(-2) },
  { kind: 'days', field: 'beginDay', toField: 'endDay', label: t('days') },
];

const formOf = (
  t: Translate<Word>,
): CrudForm<Rate, Pick<Rate, 'rateDate' | 'fromCurrency' | 'toCurrency' | 'rate'> & { source: string }> => ({
  Fields: FxRateFields,
  defaults: { rateDate: new Date().toLocaleDateString('sv'), fromCurrency: 'PHP', toCurrency: 'USD', rate: '', source: '' },
  draftOf: ({ rateDate, fromCurrency, toCurrency, rate, source }) => ({ rateDate, fromCurrency, toCurrency, rate, source: source ?? '' }),
  labelOf: (field) => t(field as Word),
});

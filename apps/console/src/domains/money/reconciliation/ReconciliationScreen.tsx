import Box from '@mui/material/Box';
import { reconciliationApi, type ReconciliationRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { missingText } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CountryName } from '../../../kit/CountryName';
import { ListPage } from '../../../kit/list/ListPage';
import type { ListColumn, ListFilter, ListPreset } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import { MoneyText } from '../../../kit/money/MoneyText';
import { monthChoices } from '../parts/monthChoices';
import { monthName } from '../parts/monthName';
import { strings } from './strings';
import { useChannelColumns } from './useChannelColumns';

type List = typeof reconciliationApi.page;

const parts = ['creator', 'bd', 'agency'] as const;

/** What platforms report beside what we compute, by month and country; a row leads to the order lines that differ. */
export function ReconciliationScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const navigate = useNavigate();
  const { optionsOf } = useDictionary();
  const channelColumns = useChannelColumns();
  const columns = useMemo((): ListColumn<List>[] => {
    const money = (field: keyof ReconciliationRow & ('gmv' | 'whole' | (typeof parts)[number])): ListColumn<List> => ({
      field,
      header: t(field),
      kind: 'money',
      align: 'right',
      isHidden: true,
      render: (row) => <MoneyText amount={row[field]} currency={row.currency} />,
    });
    return [
      {
        field: 'settleMonth',
        header: t('month'),
        isFixed: true,
        isSortable: true,
        onCard: 'title',
        render: ({ settleMonth, country }) => <TwoLines second={<CountryName code={country} />}>{monthName(settleMonth, locale)}</TwoLines>,
      },
      {
        field: 'differingCount',
        header: t('differing'),
        kind: 'status',
        isSortable: true,
        render: ({ differingCount, reportedCount }) =>
          reportedCount === 0 ? (
            <StatusChip tone="neutral">{t('unreported')}</StatusChip>
          ) : differingCount === 0 ? (
            <StatusChip tone="ok">{t('agrees')}</StatusChip>
          ) : (
            <StatusChip tone="bad">{t('lines', { count: differingCount })}</StatusChip>
          ),
      },
      {
        field: 'difference',
        header: t('difference'),
        kind: 'money',
        align: 'right',
        isSortable: true,
        render: ({ difference, currency, reportedCount }) =>
          reportedCount === 0 ? missingText : <MoneyText amount={difference} currency={currency} />,
      },
      {
        field: 'reported',
        header: t('reported'),
        kind: 'money',
        align: 'right',
        render: ({ reported, computed, currency, reportedCount }) =>
          reportedCount === 0 ? (
            missingText
          ) : (
            <TwoLines second={<MoneyText amount={computed} currency={currency} />}>
              <MoneyText amount={reported} currency={currency} />
            </TwoLines>
          ),
      },
      {
        field: 'lineCount',
        header: t('lineCount'),
        kind: 'number',
        align: 'right',
        render: ({ lineCount, reportedCount }) => (
          <TwoLines second={t('reportedOf', { count: format.number(reportedCount) })}>{format.number(lineCount)}</TwoLines>
        ),
      },
      ...channelColumns,
      money('gmv'),
      money('whole'),
      ...parts.map(money),
    ];
  }, [t, format, locale, channelColumns]);
  const filters = useMemo(
    (): ListFilter<List>[] => [
      { kind: 'choice', field: 'settleMonth', label: t('month'), choices: monthChoices(locale) },
      {
        kind: 'choice',
        field: 'country',
        label: t('country'),
        choices: optionsOf('country').map(({ code, names }) => ({ value: code, label: names[locale] })),
        isMultiple: true,
      },
      {
        kind: 'choice',
        field: 'differing',
        label: t('differing'),
        choices: [
          { value: 'yes', label: t('differs') },
          { value: 'no', label: t('agrees') },
        ],
      },
    ],
    [t, optionsOf, locale],
  );
  const presets = useMemo((): ListPreset<List>[] => [{ key: 'differs', label: t('differs'), filters: { differing: 'yes' } }], [t]);
  return (
    <ListPage
      calls={{ page: reconciliationApi.page }}
      table="reconciliation"
      title={t('title')}
      above={<Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('note')}</Box>}
      list={{ columns, nameOf: nameOfRow, filters, presets }}
      onOpenRow={({ settleMonth, country, differingCount }) =>
        void navigate({
          href: `/order?settleMonth=${settleMonth}&country=${country}&${differingCount > 0 ? 'differs=yes' : 'attributed=yes'}`,
        })
      }
    />
  );
}

const nameOfRow = ({ settleMonth, country }: ReconciliationRow) => `${settleMonth} ${country}`;

import Box from '@mui/material/Box';
import type { bdCommissionApi, CommissionRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { missingText } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { StatusChip } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { ListPage } from '../../../kit/list/ListPage';
import { NarrowedNote } from '../../../kit/list/NarrowedNote';
import { useNarrowed } from '../../../kit/list/useNarrowed';
import type { ListColumn, ListFilter, ListPreset } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import { MoneyText } from '../../../kit/money/MoneyText';
import type { ListCalls } from '../../../kit/query/useList';
import { RecordLink } from '../../../kit/record/RecordLink';
import { StatusTag } from '../../../kit/status/StatusTag';
import { CountryName } from '../../../kit/CountryName';
import { monthChoices } from '../parts/monthChoices';
import { monthName } from '../parts/monthName';
import { linesBehind } from './linesBehind';
import { strings } from './strings';

const StatementDrawer = lazyDialog(async () => (await import('../parts/statement/StatementDrawer')).StatementDrawer);

type List = typeof bdCommissionApi.page;

const amounts = ['commercialAmount', 'teamLeaderAmount', 'rewardAmount', 'adjustAmount'] as const;

/** Commission by month and person: locked statements as they are, and what is not locked yet as an estimate that says so. */
export function CommissionList({ calls, side }: { calls: ListCalls<List>; side: 'bd' | 'up' }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const navigate = useNavigate();
  const can = useCan();
  const [open, setOpen] = useState<string>();
  const { optionsOf } = useDictionary();
  const narrowed = useNarrowed(behindFigures);
  const columns = useMemo(
    (): ListColumn<List>[] => [
      {
        field: 'settleMonth',
        header: t('month'),
        isFixed: true,
        isSortable: true,
        onCard: 'title',
        render: ({ settleMonth, statementId, country }) => {
          const name = monthName(settleMonth, locale);
          const month = statementId ? (
            <RecordLink path="/statementDetail" id={statementId}>
              {name}
            </RecordLink>
          ) : (
            name
          );
          return <TwoLines second={<CountryName code={country} />}>{month}</TwoLines>;
        },
      },
      { field: 'beneficiary', header: t(side === 'bd' ? 'bd' : 'up'), kind: 'person', render: ({ beneficiary }) => beneficiary.name },
      {
        field: 'settleStatus',
        header: t('state'),
        render: ({ isEstimate, settleStatus }) =>
          isEstimate ? <StatusChip tone="neutral">{t('estimate')}</StatusChip> : <StatusTag type="settleStatus" code={settleStatus ?? 1} />,
      },
      {
        field: 'totalAmount',
        header: t('total'),
        kind: 'money',
        align: 'right',
        isSortable: true,
        render: ({ totalAmount, currency }) => <MoneyText amount={totalAmount} currency={currency} />,
      },
      {
        field: 'orderCount',
        header: t('orders'),
        kind: 'number',
        align: 'right',
        isSortable: true,
        render: ({ orderCount }) => orderCount,
      },
      {
        field: 'gmv',
        header: 'GMV',
        kind: 'money',
        align: 'right',
        isHidden: true,
        isSortable: true,
        render: ({ gmv, currency }) => <MoneyText amount={gmv} currency={currency} />,
      },
      ...amounts.map((field): ListColumn<List> => ({
        field,
        header: t(field),
        kind: 'money',
        align: 'right',
        isHidden: field === 'rewardAmount' && side === 'up',
        render: (row) => <MoneyText amount={row[field]} currency={row.currency} />,
      })),
      {
        field: 'payStatus',
        header: t('payStatus'),
        render: ({ payStatus }) => (payStatus === null ? missingText : <StatusTag type="payStatus" code={payStatus} />),
      },
    ],
    [t, locale, side],
  );
  const filters = useMemo((): ListFilter<List>[] => {
    const choicesOf = (type: string) => optionsOf(type).map(({ code, names }) => ({ value: code, label: names[locale] }));
    return [
      {
        kind: 'choice',
        field: 'isEstimate',
        label: t('state'),
        choices: [
          { value: 'yes', label: t('estimate') },
          { value: 'no', label: t('locked') },
        ],
      },
      { kind: 'choice', field: 'payStatus', label: t('payStatus'), choices: choicesOf('payStatus'), isMultiple: true },
      { kind: 'choice', field: 'settleMonth', label: t('month'), choices: monthChoices(locale) },
      { kind: 'choice', field: 'country', label: t('country'), choices: choicesOf('country'), isMultiple: true },
    ];
  }, [t, optionsOf, locale]);
  const presets = useMemo(
    (): ListPreset<List>[] => [
      { key: 'estimates', label: t('estimates'), filters: { isEstimate: 'yes' } },
      { key: 'due', label: t('due'), filters: { payStatus: '1' } },
      { key: 'paid', label: t('paid'), filters: { payStatus: '2' } },
    ],
    [t],
  );
  return (
    <>
      <ListPage<List>
        calls={calls}
        table={`${side}Commission`}
        title={t(side === 'bd' ? 'bdTitle' : 'upTitle')}
        above={
          <>
            <NarrowedNote narrowed={narrowed} />
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t(side === 'bd' ? 'bdNote' : 'upNote')}</Box>
          </>
        }
        list={{ columns, nameOf: nameOfRow, search: { field: 'searchValue', label: t('search') }, filters, presets, query: narrowed.query }}
        {...(can('orderList.query') && {
          onOpenRow: (row) => (row.statementId ? setOpen(row.statementId) : void navigate({ href: linesBehind(row, side) })),
        })}
      />
      {open && <StatementDrawer id={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** How boards narrow the list to what a figure is made of. */
const behindFigures = ['beneficiaryId', 'teamId'] as const;

const nameOfRow = ({ beneficiary, settleMonth }: CommissionRow) => `${beneficiary.name} ${settleMonth}`;

import { settleStatementApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { useMemo, useState } from 'react';
import { CountryName } from '../../../kit/CountryName';
import { lazyDialog } from '../../../kit/lazyDialog';
import { ListPage } from '../../../kit/list/ListPage';
import type { ListColumn, ListFilter, ListPreset, RowIn } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import { MoneyText } from '../../../kit/money/MoneyText';
import { RecordLink } from '../../../kit/record/RecordLink';
import { StatusTag } from '../../../kit/status/StatusTag';
import { monthName } from '../parts/monthName';
import { strings } from './strings';

const StatementDrawer = lazyDialog(async () => (await import('../parts/statement/StatementDrawer')).StatementDrawer);

type List = typeof settleStatementApi.page;
type Statement = RowIn<List>;

/** The statements that a person may read: the own ones from the lock on, a leader's those of the team. */
export function StatementList() {
  const t = useStrings(strings);
  const locale = useLocale();
  const [open, setOpen] = useState<string>();
  const { optionsOf } = useDictionary();
  const columns = useMemo(
    (): ListColumn<List>[] => [
      {
        field: 'settleMonth',
        header: t('month'),
        isFixed: true,
        isSortable: true,
        onCard: 'title',
        render: ({ id, settleMonth, batch }) => (
          <TwoLines second={batch.name}>
            <RecordLink path="/statementDetail" id={id}>
              {monthName(settleMonth, locale)}
            </RecordLink>
          </TwoLines>
        ),
      },
      {
        field: 'beneficiaryName',
        header: t('beneficiary'),
        kind: 'person',
        isSortable: true,
        render: ({ beneficiary }) => beneficiary.name,
      },
      {
        field: 'settleStatus',
        header: t('status'),
        render: ({ settleStatus, disputeTime, resolveTime }) => (
          <TwoLines second={disputeTime && !resolveTime && <StatusChip tone="warn">{t('disputed')}</StatusChip>}>
            <StatusTag type="settleStatus" code={settleStatus} />
          </TwoLines>
        ),
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
        field: 'payableAmount',
        header: t('payable'),
        kind: 'money',
        align: 'right',
        isSortable: true,
        render: ({ payableAmount, currency }) => <MoneyText amount={payableAmount} currency={currency} />,
      },
      {
        field: 'carriedForward',
        header: t('carried'),
        kind: 'money',
        align: 'right',
        render: ({ carriedForward, currency }) => <MoneyText amount={carriedForward} currency={currency} />,
      },
      { field: 'payStatus', header: t('payStatus'), render: ({ payStatus }) => <StatusTag type="payStatus" code={payStatus} /> },
      { field: 'country', header: t('country'), isHidden: true, render: ({ country }) => <CountryName code={country} /> },
    ],
    [t, locale],
  );
  const filters = useMemo(
    (): ListFilter<List>[] => [
      {
        kind: 'choice',
        field: 'payStatus',
        label: t('payStatus'),
        choices: optionsOf('payStatus').map(({ code, names }) => ({ value: code, label: names[locale] })),
        isMultiple: true,
      },
      {
        kind: 'choice',
        field: 'waits',
        label: t('waits'),
        choices: [{ value: 'acknowledge', label: t('waitsAcknowledge') }],
        isMore: true,
      },
      {
        kind: 'choice',
        field: 'disputed',
        label: t('disputed'),
        choices: [
          { value: 'yes', label: t('disputedYes') },
          { value: 'no', label: t('disputedNo') },
        ],
      },
    ],
    [t, optionsOf, locale],
  );
  const presets = useMemo(
    (): ListPreset<List>[] => [
      { key: 'acknowledge', label: t('waitsAcknowledge'), filters: { waits: 'acknowledge' } },
      { key: 'disputed', label: t('presetDisputed'), filters: { disputed: 'yes' } },
    ],
    [t],
  );
  return (
    <>
      <ListPage
        calls={{ page: settleStatementApi.page }}
        table="statements"
        title={t('statements')}
        list={{ columns, nameOf: nameOfStatement, search: { field: 'searchValue', label: t('search') }, filters, presets }}
        onOpenRow={({ id }) => setOpen(id)}
      />
      {open && <StatementDrawer id={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const nameOfStatement = ({ beneficiary, settleMonth }: Statement) => `${beneficiary.name} ${settleMonth}`;

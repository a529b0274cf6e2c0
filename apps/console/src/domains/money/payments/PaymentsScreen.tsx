import { paymentApi, type PaymentRow } from '@backlot/contract';
import { DictTag, useDictionary } from '@backlot/dictionary/react';
import { missingText } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { CountryName } from '../../../kit/CountryName';
import { ListPage } from '../../../kit/list/ListPage';
import type { ListColumn, ListFilter, ListPreset } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import { MoneyText } from '../../../kit/money/MoneyText';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { RecordLink } from '../../../kit/record/RecordLink';
import { StatusTag } from '../../../kit/status/StatusTag';
import { monthName } from '../parts/monthName';
import { noteOfPayment } from '../parts/payments/noteOfPayment';
import { paymentStrings } from '../parts/payments/paymentStrings';
import { usePaymentActs } from '../parts/payments/usePaymentActs';
import { strings } from './strings';

type List = typeof paymentApi.page;

/** Payments: finance's and administration's all, everybody else's the own (domain/roles 7.3). */
export function PaymentsScreen() {
  const t = useStrings(strings);
  const words = useStrings(paymentStrings);
  const locale = useLocale();
  const navigate = useNavigate();
  const { optionsOf } = useDictionary();
  const [list, setList] = useState<ListHandle<PaymentRow>>();
  const { actsOf, dialog } = usePaymentActs(list?.reload);
  const columns = useMemo(
    (): ListColumn<List>[] => [
      {
        field: 'payNo',
        header: t('payNo'),
        isFixed: true,
        onCard: 'title',
        render: ({ id, payNo, statement }) => (
          <TwoLines second={statement.name}>
            <RecordLink path="/paymentDetail" id={id}>
              {payNo}
            </RecordLink>
          </TwoLines>
        ),
      },
      {
        field: 'beneficiary',
        header: t('beneficiary'),
        kind: 'person',
        render: ({ beneficiary, settleMonth }) => <TwoLines second={monthName(settleMonth, locale)}>{beneficiary.name}</TwoLines>,
      },
      {
        field: 'payStatus',
        header: t('status'),
        render: (row) => (
          <TwoLines second={noteOfPayment(row, words)}>
            <StatusTag type="payStatus" code={row.payStatus} />
          </TwoLines>
        ),
      },
      {
        field: 'amount',
        header: t('amount'),
        kind: 'money',
        align: 'right',
        isSortable: true,
        render: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
      },
      {
        field: 'payee',
        header: t('payee'),
        kind: 'code',
        render: ({ payee, method }) => (
          <TwoLines second={<DictTag type="payMethod" code={String(method)} />}>{payee ?? missingText}</TwoLines>
        ),
      },
      {
        field: 'payTime',
        header: t('payTime'),
        isSortable: true,
      },
      {
        field: 'createTime',
        header: t('begun'),
        isSortable: true,
        isHidden: true,
      },
      { field: 'country', header: t('country'), isHidden: true, render: ({ country }) => <CountryName code={country} /> },
    ],
    [t, words, locale],
  );
  const filters = useMemo((): ListFilter<List>[] => {
    const choicesOf = (type: string) => optionsOf(type).map(({ code, names }) => ({ value: code, label: names[locale] }));
    return [
      {
        kind: 'choice',
        field: 'payStatus',
        label: t('status'),
        choices: choicesOf('payStatus').filter(({ value }) => ['2', '3', '4'].includes(value)),
        isMultiple: true,
      },
      { kind: 'choice', field: 'settleDimension', label: t('dimension'), choices: choicesOf('settleDimension'), isMultiple: true },
      { kind: 'choice', field: 'country', label: t('country'), choices: choicesOf('country'), isMultiple: true },
      { kind: 'choice', field: 'method', label: t('method'), choices: choicesOf('payMethod'), isMultiple: true, isMore: true },
      {
        kind: 'choice',
        field: 'waits',
        label: t('waits'),
        choices: [{ value: 'reversal', label: t('waitsReversal') }],
        isMore: true,
      },
    ];
  }, [t, optionsOf, locale]);
  const presets = useMemo(
    (): ListPreset<List>[] => [
      { key: 'underWay', label: t('underWay'), filters: { payStatus: '3' } },
      { key: 'failed', label: t('failed'), filters: { payStatus: '4' } },
      { key: 'paid', label: t('paid'), filters: { payStatus: '2' } },
    ],
    [t],
  );
  const rowActions = useCallback(
    (row: PaymentRow, handle: ListHandle<PaymentRow>) =>
      actsOf(row).map((act) => ({
        ...act,
        onRun: () => {
          setList(handle);
          act.onRun();
        },
      })),
    [actsOf],
  );
  return (
    <>
      <ListPage
        calls={{ page: paymentApi.page, export: paymentApi.export }}
        table="payments"
        title={t('title')}
        list={{ columns, nameOf: nameOfPayment, search: { field: 'searchValue', label: t('search') }, filters, presets }}
        rowActions={rowActions}
        onOpenRow={({ id }) => void navigate({ href: `/paymentDetail?id=${id}` })}
      />
      {dialog}
    </>
  );
}

const nameOfPayment = ({ payNo }: PaymentRow) => payNo;

import { type commercialOrderApi, is, orderDues, type OrderWait, workOrderLife, type WorkOrderRow } from '@backlot/contract';
import { DictTag } from '@backlot/dictionary/react';
import { countries, type Format, type Locale, missingText, nameOf, type Translate } from '@backlot/i18n';
import { WithPicture } from '../../../kit/files/WithPicture';
import { DueDay } from '../../../kit/list/DueDay';
import { percentInColumn } from '../../../kit/list/percentInColumn';
import { TwoLines } from '../../../kit/list/TwoLines';
import { MoneyText } from '../../../kit/money/MoneyText';
import { RecordLink } from '../../../kit/record/RecordLink';
import { CountryName } from '../../../kit/CountryName';
import { StatusTag } from '../../../kit/status/StatusTag';
import type { OrderWord } from '../parts/order/strings';
import { NextCell } from './NextCell';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';

interface OrderColumns {
  t: Translate<OrderWord>;
  /** What the column of the next step is called. */
  nextHeader: string;
  format: Format;
  pathOf: (order: WorkOrderRow) => string;
  /** Columns that are not shown at first, by field. */
  hidden?: readonly string[];
  /** Columns that make no sense for these readers. */
  without?: readonly string[];
}

/** Columns of every list of orders; the name leads to the detail. */
export function orderColumns({
  t,
  nextHeader,
  format,
  pathOf,
  hidden = [],
  without = [],
}: OrderColumns): ListColumn<typeof commercialOrderApi.page>[] {
  const percent = (value: string | null) => percentInColumn(format, value);
  const all: ListColumn<typeof commercialOrderApi.page>[] = [
    {
      field: 'workOrderName',
      header: t('name'),
      flex: 1.4,
      minWidth: 184,
      isFixed: true,
      onCard: 'title',
      render: (order) => (
        <WithPicture kind="goods" id={order.goods.id} name={order.goods.name}>
          <TwoLines second={[order.workOrderNo, !without.includes('shop') && order.shop.name].filter(Boolean).join(' · ')}>
            <RecordLink path={pathOf(order)} id={order.id}>
              {order.workOrderName}
            </RecordLink>
          </TwoLines>
        </WithPicture>
      ),
    },
    {
      field: 'workOrderStatus',
      header: t('status'),
      width: 110,
      render: ({ workOrderStatus }) => <StatusTag type="workOrderStatus" code={workOrderStatus} />,
    },
    {
      field: 'next',
      header: nextHeader,
      minWidth: 150,
      flex: 1,
      onCard: 'lead',
      render: (order) => <NextCell order={order} path={pathOf(order)} />,
    },
    {
      field: 'workOrderType',
      header: t('type'),
      width: 150,
      isHidden: true,
      render: ({ workOrderType }) => <DictTag type="workOrderType" code={workOrderType} />,
    },
    {
      field: 'workAttribute',
      header: t('attribute'),
      width: 150,
      isHidden: true,
      render: ({ workAttribute }) => <DictTag type="workAttribute" code={workAttribute} />,
    },
    {
      field: 'workOrderSource',
      header: t('source'),
      width: 130,
      isHidden: true,
      render: ({ workOrderSource }) => <DictTag type="workOrderSource" code={workOrderSource} />,
    },
    { field: 'country', header: t('country'), width: 106, isHidden: true, render: ({ country }) => <CountryName code={country} /> },
    { field: 'shop', header: t('shop'), flex: 1, minWidth: 88, isHidden: true, render: ({ shop }) => shop.name },
    { field: 'goods', header: t('goods'), flex: 1, minWidth: 140, isHidden: true, render: ({ goods }) => goods.name },
    {
      field: 'reward',
      header: t('reward'),
      width: 112,
      align: 'right',
      render: ({ workAttribute, upShotCost, upProportion, currency }) =>
        workAttribute === 1 ? <MoneyText amount={upShotCost} currency={currency} /> : percent(upProportion),
    },
    {
      field: 'wholeProportion',
      header: t('whole'),
      width: 125,
      align: 'right',
      isHidden: true,
      render: ({ wholeProportion }) => percent(wholeProportion),
    },
    {
      field: 'bdProportion',
      header: t('bd'),
      width: 130,
      align: 'right',
      isHidden: true,
      render: ({ bdProportion }) => percent(bdProportion),
    },
    {
      field: 'requireUpNum',
      header: t('creators'),
      width: 94,
      align: 'right',
      isSortable: true,
      render: ({ approvedNum, requireUpNum, pendingNum }) => {
        const progress = t('progress', { approved: approvedNum, of: requireUpNum });
        return pendingNum > 0 && !without.includes('pendingNum') ? (
          <TwoLines second={t('pendingOf', { count: pendingNum })}>{progress}</TwoLines>
        ) : (
          progress
        );
      },
    },
    { field: 'pendingNum', header: t('pending'), width: 85, align: 'right', isHidden: true },
    { field: 'publishedNum', header: t('published'), width: 100, align: 'right', isHidden: true },
    { field: 'fulfilledNum', header: t('fulfilled'), width: 100, align: 'right', isHidden: true },
    {
      field: 'gmv',
      header: t('gmv'),
      width: 130,
      align: 'right',
      isHidden: true,
      render: ({ gmv, currency }) => <MoneyText amount={gmv} currency={currency} />,
    },
    {
      field: 'expireDate',
      header: t('expireDate'),
      width: 112,
      isSortable: true,
      render: (order) => (
        <DueDay day={order.expireDate} country={order.country} isRunning={is(workOrderLife, order, 'issued', 'claimed')} />
      ),
    },
    {
      field: 'handOutTime',
      header: t('handOutTime'),
      isSortable: true,
      isHidden: true,
    },
    { field: 'leader', header: t('leader'), width: 140, isHidden: true, render: ({ leader }) => leader?.name ?? missingText },
    { field: 'batchNo', header: t('batchNo'), width: 150, isHidden: true },
    {
      field: 'createTime',
      header: t('createTime'),
      isSortable: true,
      isHidden: true,
    },
  ];
  return all
    .filter(({ field }) => !without.includes(field))
    .map((column) => (hidden.includes(column.field) ? { ...column, isHidden: true } : column));
}

/** Filters of every list of orders. */
export const orderFilters = (
  t: Translate<OrderWord>,
  locale: Locale,
  {
    statuses,
    sources,
    waits,
  }: {
    statuses: readonly { value: string; label: string }[];
    sources: readonly { value: string; label: string }[];
    waits: readonly OrderWait[];
  },
): ListFilter<typeof commercialOrderApi.page>[] => [
  ...(statuses.length
    ? [{ kind: 'choice' as const, field: 'workOrderStatus' as const, label: t('status'), choices: statuses, isMultiple: true }]
    : []),
  ...(waits.length
    ? [
        {
          kind: 'choice' as const,
          field: 'waits' as const,
          label: t('waits'),
          choices: waits.map((value) => ({ value, label: t(`waits_${value}`) })),
        },
      ]
    : []),
  {
    kind: 'choice',
    field: 'country',
    label: t('country'),
    choices: countries.map((country) => ({ value: country.code, label: nameOf(country, locale) })),
    isMultiple: true,
  },
  { kind: 'choice', field: 'workOrderSource', label: t('source'), choices: sources, isMultiple: true, isMore: true },
  { kind: 'choice', field: 'due', label: t('due'), isMore: true, choices: orderDues.map((value) => ({ value, label: t(`due_${value}`) })) },
  { kind: 'days', field: 'expireFrom', toField: 'expireTo', label: t('expiry') },
  ...(waits.includes('link')
    ? [{ kind: 'days' as const, field: 'fulfilledFrom' as const, toField: 'fulfilledTo' as const, label: t('fulfilledOn'), isMore: true }]
    : []),
];

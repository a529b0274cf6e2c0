import type { orderApi } from '@backlot/contract';
import { WithPicture } from '../../../kit/files/WithPicture';
import type { ListColumn } from '../../../kit/list/ListShape';
import { DictTag } from '@backlot/dictionary/react';
import { type Format, missingText, type Translate } from '@backlot/i18n';
import { StatusChip } from '@backlot/ui-kit';
import { CountryName } from '../../../kit/CountryName';
import { TwoLines } from '../../../kit/list/TwoLines';
import { MoneyText } from '../../../kit/money/MoneyText';
import { StatusTag } from '../../../kit/status/StatusTag';
import type { Word } from './strings';

/** Columns of the order lines; merchants have none of the agency's people. */
export const saleColumns = (t: Translate<Word>, format: Format, isAgency: boolean): ListColumn<typeof orderApi.page>[] => [
  {
    field: 'orderNo',
    header: t('orderNo'),
    flex: 1,
    minWidth: 180,
    isFixed: true,
    onCard: 'title',
    render: ({ orderNo, lineNo }) => <TwoLines second={t('lineOf', { line: lineNo })}>{orderNo}</TwoLines>,
  },
  {
    field: 'orderStatus',
    header: t('status'),
    width: 130,
    render: ({ orderStatus }) => <StatusTag type="orderStatus" code={orderStatus} />,
  },
  {
    field: 'goods',
    header: t('goods'),
    flex: 1,
    minWidth: 140,
    render: ({ goods, quantity }) => (
      <WithPicture kind="goods" id={goods.id} name={goods.name}>
        <TwoLines second={t('pieces', { count: quantity })}>{goods.name}</TwoLines>
      </WithPicture>
    ),
  },
  {
    field: 'payAmount',
    header: t('payAmount'),
    width: 125,
    align: 'right',
    isSortable: true,
    render: ({ payAmount, currency }) => <MoneyText amount={payAmount} currency={currency} />,
  },
  {
    field: 'refundAmount',
    header: t('refundAmount'),
    width: 115,
    align: 'right',
    isSortable: true,
    render: ({ refundAmount, currency }) =>
      Number(refundAmount) === 0 ? missingText : <MoneyText amount={refundAmount} currency={currency} />,
  },
  {
    field: 'up',
    header: t('up'),
    flex: 0.8,
    minWidth: 130,
    render: ({ up, attributed, differs }) =>
      attributed ? (
        <TwoLines
          second={
            differs && (
              <StatusChip tone="warn" title={t('differs')}>
                {t('differsShort')}
              </StatusChip>
            )
          }
        >
          {up?.name ?? missingText}
        </TwoLines>
      ) : (
        <TwoLines second={up?.name}>
          <StatusChip tone="neutral">{t('unattributed')}</StatusChip>
        </TwoLines>
      ),
  },
  { field: 'workOrder', header: t('workOrder'), width: 170, isHidden: true, render: ({ workOrder }) => workOrder?.name ?? missingText },
  { field: 'shop', header: t('shop'), flex: 0.6, minWidth: 110, isHidden: !isAgency, render: ({ shop }) => shop.name },
  ...(isAgency
    ? ([
        { field: 'bd', header: t('bd'), width: 120, isHidden: true, render: ({ bd }) => bd?.name ?? missingText },
        { field: 'leader', header: t('leader'), width: 120, isHidden: true, render: ({ leader }) => leader?.name ?? missingText },
      ] satisfies ListColumn<typeof orderApi.page>[])
    : []),
  { field: 'country', header: t('country'), width: 110, isHidden: true, render: ({ country }) => <CountryName code={country} /> },
  {
    field: 'orderSource',
    header: t('source'),
    width: 130,
    isHidden: true,
    render: ({ orderSource }) => <DictTag type="orderSource" code={String(orderSource)} />,
  },
  {
    field: 'salesType',
    header: t('salesType'),
    width: 120,
    isHidden: true,
    render: ({ salesType }) => (salesType === null ? missingText : <DictTag type="salesType" code={String(salesType)} />),
  },
  { field: 'settleMonth', header: t('settleMonth'), width: 130, isHidden: true, render: ({ settleMonth }) => settleMonth ?? missingText },
  { field: 'orderTime', header: t('orderTime'), width: 115, isSortable: true, render: ({ orderTime }) => format.day(orderTime) },
];

import type { goodsApi, Permission } from '@backlot/contract';
import type { FilterChoice } from '@backlot/data-table';
import { DictTag } from '@backlot/dictionary/react';
import { type Format, missingText, type Translate } from '@backlot/i18n';
import { StatusChip } from '@backlot/ui-kit';
import { readCount } from '../../creators/parts/form/readCount';
import type { RowOf } from '../../../kit/list/CrudArea';
import { presetsFor } from '../../../kit/list/presetsFor';
import { WithPicture } from '../../../kit/files/WithPicture';
import { TwoLines } from '../../../kit/list/TwoLines';
import { MoneyText } from '../../../kit/money/MoneyText';
import { RecordLink } from '../../../kit/record/RecordLink';
import { CountryName } from '../../../kit/CountryName';
import type { Word } from './strings';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';
import { percentInColumn } from '../../../kit/list/percentInColumn';

export type Goods = RowOf<typeof goodsApi>;

/** Columns of the goods library. */
export const goodsColumns = (t: Translate<Word>, format: Format): ListColumn<typeof goodsApi.page>[] => [
  {
    field: 'goodsName',
    header: t('goodsName'),
    flex: 1,
    minWidth: 190,
    isSortable: true,
    isFixed: true,
    onCard: 'title',
    render: ({ id, goodsName, goodsNo }) => (
      <WithPicture kind="goods" id={id} name={goodsName}>
        <TwoLines second={goodsNo}>
          <RecordLink path="/goodsDetail" id={id}>
            {goodsName}
          </RecordLink>
        </TwoLines>
      </WithPicture>
    ),
  },
  { field: 'goodsNo', header: t('goodsNo'), width: 150, isHidden: true },
  {
    field: 'status',
    header: t('status'),
    width: 122,
    render: ({ status }) => (
      <StatusChip tone={status === 1 ? 'ok' : 'neutral'}>{t(status === 1 ? 'onSaleState' : 'offSaleState')}</StatusChip>
    ),
  },
  { field: 'shop', header: t('shop'), flex: 0.6, minWidth: 110, render: ({ shop }) => shop.name },
  {
    field: 'goodsCategory',
    header: t('goodsCategory'),
    width: 115,
    render: ({ goodsCategory }) => <DictTag type="productCategory" code={goodsCategory} />,
  },
  { field: 'country', header: t('country'), width: 106, isHidden: true, render: ({ country }) => <CountryName code={country} /> },
  {
    field: 'price',
    header: t('price'),
    width: 120,
    align: 'right',
    isSortable: true,
    render: ({ price, currency }) => <MoneyText amount={price} currency={currency} />,
  },
  {
    field: 'listPrice',
    header: t('listPrice'),
    width: 130,
    align: 'right',
    isHidden: true,
    render: ({ listPrice, currency }) => <MoneyText amount={listPrice} currency={currency} />,
  },
  {
    field: 'openCommissionRate',
    header: t('openCommissionRate'),
    width: 142,
    align: 'right',
    render: ({ openCommissionRate }) => percentInColumn(format, openCommissionRate),
  },
  {
    field: 'stock',
    header: t('stock'),
    width: 100,
    align: 'right',
    isHidden: true,
    render: ({ stock }) => (stock === null ? missingText : format.number(stock)),
  },
  {
    field: 'sample',
    header: t('sample'),
    width: 170,
    isHidden: true,
    render: ({ sampleUsed, sampleQuota }) => t('sampleUsed', { used: sampleUsed, quota: sampleQuota }),
  },
  {
    field: 'creatorNum',
    header: t('creatorNum'),
    width: 85,
    align: 'right',
    isSortable: true,
    render: ({ creatorNum }) => format.number(creatorNum),
  },
  {
    field: 'sales30',
    header: t('sales30'),
    width: 130,
    align: 'right',
    isSortable: true,
    render: ({ sales30, currency }) => <MoneyText amount={sales30} currency={currency} />,
  },
  {
    field: 'gmv',
    header: t('gmv'),
    width: 130,
    align: 'right',
    isSortable: true,
    isHidden: true,
    render: ({ gmv, currency }) => <MoneyText amount={gmv} currency={currency} />,
  },
  {
    field: 'fulfilledNum',
    header: t('fulfilledNum'),
    width: 120,
    align: 'right',
    isHidden: true,
    render: ({ fulfilledNum }) => format.number(fulfilledNum),
  },
  {
    field: 'createTime',
    header: t('createTime'),
    isSortable: true,
    isHidden: true,
  },
];

/** Products that may be ordered, and for those who put them on sale the others. */
export const goodsPresets = (t: Translate<Word>, can: (permission: Permission) => boolean) =>
  presetsFor<typeof goodsApi.page>(can, [
    { key: 'off', label: t('offSaleState'), filters: { status: '0' }, needs: ['goods.onSale'] },
    { key: 'on', label: t('onSaleState'), filters: { status: '1' } },
  ]);

/** Filters of the goods library. */
export const goodsFilters = (
  t: Translate<Word>,
  format: Format,
  choicesOf: (type: string) => readonly FilterChoice[],
): ListFilter<typeof goodsApi.page>[] => [
  { kind: 'choice', field: 'country', label: t('country'), choices: choicesOf('country'), isMultiple: true },
  { kind: 'choice', field: 'goodsCategory', label: t('goodsCategory'), choices: choicesOf('productCategory'), isMultiple: true },
  {
    kind: 'choice',
    field: 'status',
    label: t('status'),
    choices: [
      { value: '1', label: t('onSaleState') },
      { value: '0', label: t('offSaleState') },
    ],
  },
  {
    kind: 'range',
    field: 'priceMin',
    toField: 'priceMax',
    label: t('price'),
    show: (value) => format.number(value),
    read: (typed) => readCount(typed, format),
  },
];

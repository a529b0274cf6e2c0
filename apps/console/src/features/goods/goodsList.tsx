import type { goodsApi } from '@backlot/contract';
import type { FilterChoice, TableColumn, TableFilter } from '@backlot/data-table';
import { DictTag } from '@backlot/dictionary/react';
import { type Format, missingText, type Translate } from '@backlot/i18n';
import { StatusChip } from '@backlot/ui-kit';
import { readCount } from '../../shared/creator/readCount';
import type { RowOf } from '../../shared/crud/CrudArea';
import { MoneyText } from '../../shared/money/MoneyText';
import { RecordLink } from '../../shared/record/RecordLink';
import type { Word } from './strings';

export type Goods = RowOf<typeof goodsApi>;

/** Columns of the goods library. */
export const goodsColumns = (t: Translate<Word>, format: Format): TableColumn<Goods>[] => [
  { field: 'goodsName', header: t('goodsName'), flex: 1, minWidth: 200, isSortable: true, isFixed: true, onCard: 'title', render: ({ id, goodsName }) => <RecordLink path="/goodsDetail" id={id}>{goodsName}</RecordLink> },
  { field: 'goodsNo', header: t('goodsNo'), width: 150 },
  { field: 'status', header: t('status'), width: 110, render: ({ status }) => <StatusChip tone={status === 1 ? 'ok' : 'neutral'}>{t(status === 1 ? 'onSaleState' : 'offSaleState')}</StatusChip> },
  { field: 'shop', header: t('shop'), width: 170, render: ({ shop }) => shop.name },
  { field: 'goodsCategory', header: t('goodsCategory'), width: 150, render: ({ goodsCategory }) => <DictTag type="productCategory" code={goodsCategory} /> },
  { field: 'country', header: t('country'), width: 90, isHidden: true },
  { field: 'price', header: t('price'), width: 130, align: 'right', isSortable: true, render: ({ price, currency }) => <MoneyText amount={price} currency={currency} /> },
  { field: 'listPrice', header: t('listPrice'), width: 130, align: 'right', isHidden: true, render: ({ listPrice, currency }) => <MoneyText amount={listPrice} currency={currency} /> },
  { field: 'openCommissionRate', header: t('openCommissionRate'), width: 130, align: 'right', render: ({ openCommissionRate }) => format.percent(openCommissionRate) },
  { field: 'stock', header: t('stock'), width: 100, align: 'right', isHidden: true, render: ({ stock }) => (stock === null ? missingText : format.number(stock)) },
  { field: 'sample', header: t('sample'), width: 170, isHidden: true, render: ({ sampleUsed, sampleQuota }) => t('sampleUsed', { used: sampleUsed, quota: sampleQuota }) },
  { field: 'creatorNum', header: t('creatorNum'), width: 110, align: 'right', isSortable: true, render: ({ creatorNum }) => format.number(creatorNum) },
  { field: 'createTime', header: t('createTime'), width: 160, isSortable: true, isHidden: true, render: ({ createTime }) => format.dateTime(createTime) },
];

/** Filters of the goods library. */
export const goodsFilters = (t: Translate<Word>, format: Format, choicesOf: (type: string) => readonly FilterChoice[]): TableFilter[] => [
  { kind: 'choice', field: 'country', label: t('country'), choices: choicesOf('country'), isMultiple: true },
  { kind: 'choice', field: 'goodsCategory', label: t('goodsCategory'), choices: choicesOf('productCategory'), isMultiple: true },
  { kind: 'choice', field: 'status', label: t('status'), choices: [{ value: '1', label: t('onSaleState') }, { value: '0', label: t('offSaleState') }] },
  { kind: 'range', field: 'priceMin', toField: 'priceMax', label: t('price'), show: (value) => format.number(value), read: (typed) => readCount(typed, format) },
];

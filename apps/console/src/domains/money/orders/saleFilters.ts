import type { orderApi } from '@backlot/contract';
import type { FilterChoice } from '@backlot/data-table';
import type { ListFilter, ListPreset } from '../../../kit/list/ListShape';
import { countries, type Translate } from '@backlot/i18n';
import type { Word } from './strings';

/** How the order lines are narrowed; `choicesOf` gives the words of a dictionary. */
export const saleFilters = (
  t: Translate<Word>,
  choicesOf: (dictionary: string) => FilterChoice[],
  nameFor: (dictionary: string, code: string) => string,
  months: FilterChoice[],
): ListFilter<typeof orderApi.page>[] => [
  { kind: 'choice', field: 'orderStatus', label: t('status'), choices: choicesOf('orderStatus'), isMultiple: true },
  { kind: 'choice', field: 'settleMonth', label: t('settleMonth'), choices: months, isMore: true },
  { kind: 'days', field: 'beginDay', toField: 'endDay', label: t('days') },
  {
    kind: 'choice',
    field: 'country',
    label: t('country'),
    choices: countries.map(({ code }) => ({ value: code, label: nameFor('country', code) })),
    isMultiple: true,
  },
  {
    kind: 'choice',
    field: 'attributed',
    label: t('attributed'),
    choices: [
      { value: 'yes', label: t('isAttributed') },
      { value: 'no', label: t('unattributed') },
    ],
  },
  {
    kind: 'choice',
    field: 'refunded',
    label: t('refunds'),
    choices: [
      { value: 'yes', label: t('refunded') },
      { value: 'no', label: t('notRefunded') },
    ],
    isMore: true,
  },
  {
    kind: 'choice',
    field: 'differs',
    label: t('platform'),
    choices: [
      { value: 'yes', label: t('differsFilter') },
      { value: 'no', label: t('agreesFilter') },
    ],
    isMore: true,
  },
  { kind: 'choice', field: 'orderSource', label: t('source'), choices: choicesOf('orderSource'), isMultiple: true, isMore: true },
  { kind: 'choice', field: 'salesType', label: t('salesType'), choices: choicesOf('salesType'), isMultiple: true, isMore: true },
];

export const salePresets = (t: Translate<Word>): ListPreset<typeof orderApi.page>[] => [
  { key: 'unattributed', label: t('unattributed'), filters: { attributed: 'no' } },
  { key: 'refunded', label: t('refunded'), filters: { refunded: 'yes' } },
];

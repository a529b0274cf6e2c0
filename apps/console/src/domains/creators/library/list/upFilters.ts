import { type upApi, upStandings } from '@backlot/contract';
import type { FilterChoice } from '@backlot/data-table';
import type { Format, Translate } from '@backlot/i18n';
import type { FilterIn, ListFilter } from '../../../../kit/list/ListShape';
import { readCount } from '../../parts/form/readCount';
import { readRatio } from '../../parts/form/readRatio';
import type { Word } from '../strings';

/** A filter of creators; the pool takes all of them. */
export type UpFilter = ListFilter<typeof upApi.pool>;
type UpField = FilterIn<typeof upApi.pool>;

/** The three lists of creators. */
export type UpListKind = 'library' | 'game' | 'pool';

interface UpFilters {
  t: Translate<Word>;
  format: Format;
  kind: UpListKind;
  labels: readonly FilterChoice[];
  owners: readonly { id: string; name: string }[];
  choicesOf: (dictionary: string) => readonly FilterChoice[];
}

/** Age ranges of follower profiles (domain/model 2.3.6). */
const ages = ['13-17', '18-24', '25-34', '35-44', '45-54', '55+'];

/** Every filter that people search creators with (domain/peers 1.2): the usual ones in the bar, the others in the drawer. */
export function upFilters({ t, format, kind, labels, owners, choicesOf }: UpFilters): UpFilter[] {
  const choice = (field: UpField, label: string, choices: readonly FilterChoice[], isMore = false): UpFilter => ({
    kind: 'choice',
    field,
    label,
    choices,
    isMultiple: true,
    isMore,
  });
  const count = (from: UpField, to: UpField, label: string): UpFilter => ({
    kind: 'range',
    field: from,
    toField: to,
    label,
    hint: t('countHint'),
    show: (value) => format.count(value),
    read: (typed) => readCount(typed, format),
  });
  const ratio = (from: UpField, to: UpField, label: string): UpFilter => ({
    kind: 'range',
    field: from,
    toField: to,
    label,
    isMore: true,
    hint: t('percentHint'),
    show: (value) => format.ratio(value),
    read: (typed) => readRatio(typed, format),
  });
  const amount = (from: UpField, to: UpField, label: string, more: { isMore?: boolean; hint?: string } = {}): UpFilter => ({
    kind: 'range',
    field: from,
    toField: to,
    label,
    ...more,
    show: (value) => format.number(value),
    read: (typed) => readCount(typed, format),
  });
  return [
    choice('country', t('country'), choicesOf('country')),
    choice('webId', t('webId'), choicesOf('webId')),
    count('fansMin', 'fansMax', t('fansNum')),
    amount('salesUsdMin', 'salesUsdMax', t('salesUsd')),
    choice('productCategory', t('productCategory'), choicesOf('productCategory')),
    choice('labelId', t('labels'), labels),
    ...(kind === 'pool'
      ? []
      : [
          choice(
            'ownerId',
            t('owner'),
            owners.map(({ id, name }) => ({ value: id, label: name })),
            true,
          ),
        ]),
    ...(kind === 'game' ? [] : [choice('upTypeId', t('upTypeId'), choicesOf('upType'), true)]),
    choice('platformType', t('platformType'), choicesOf('platformType'), true),
    choice('authorCategory', t('authorCategory'), choicesOf('authorCategory'), true),
    choice(
      'starLevel',
      t('starLevel'),
      [5, 4, 3, 2, 1].map((level) => ({ value: String(level), label: t('stars', { level }) })),
      true,
    ),
    { ...count('viewsMin', 'viewsMax', t('avgViews')), isMore: true },
    ratio('interactionMin', 'interactionMax', t('interactionRate')),
    amount('priceMin', 'priceMax', t('price'), { isMore: true, hint: t('priceHint') }),
    ratio('femaleMin', 'femaleMax', t('femaleRatio')),
    { kind: 'choice', field: 'ageRange', label: t('age'), isMore: true, choices: ages.map((value) => ({ value, label: value })) },
    ...(kind === 'pool'
      ? []
      : [
          {
            kind: 'choice' as const,
            field: 'standing' as const,
            label: t('standing'),
            isMore: true,
            choices: upStandings.map((value) => ({ value, label: t(`standing_${value}`) })),
          },
        ]),
    { kind: 'choice', field: 'dataAge', label: t('dataTime'), isMore: true, choices: [{ value: 'old', label: t('oldData') }] },
  ];
}

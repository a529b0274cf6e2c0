import type { rankApi, RankType } from '@backlot/contract';
import type { Translate } from '@backlot/i18n';
import type { ListFilter } from '../../../kit/list/ListShape';
import type { Word } from './strings';
import { isMoney, isOfCreators } from './typeOf';

type Filter = ListFilter<typeof rankApi.page>;

/** How the places of a list are narrowed. */
export const rankFilters = (type: RankType, t: Translate<Word>): Filter[] => [
  {
    kind: 'choice',
    field: 'daysInRow',
    label: t('onList'),
    choices: [
      { value: '7', label: t('days7') },
      { value: '15', label: t('days15') },
    ],
  },
  { kind: 'range', field: 'placeMin', toField: 'placeMax', label: t('place') },
  { kind: 'range', field: 'scoreMin', toField: 'scoreMax', label: t(isMoney(type) ? 'gmvUsd' : 'score') },
  ...(isOfCreators(type)
    ? [
        {
          kind: 'choice',
          field: 'tier',
          label: t('tier'),
          choices: ([1, 2, 3, 4, 5] as const).map((tier) => ({ value: String(tier), label: t(`tier${tier}`) })),
        } satisfies Filter,
      ]
    : []),
];

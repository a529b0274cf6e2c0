import type { rankApi, RankRow, RankType } from '@backlot/contract';
import { type Format, missingText, type Translate } from '@backlot/i18n';
import type { ListColumn } from '../../../kit/list/ListShape';
import { MoneyText } from '../../../kit/money/MoneyText';
import { Stars } from '../../creators/parts/Stars';
import { DaysInRow } from '../parts/ranking/DaysInRow';
import { PlaceChange } from '../parts/ranking/PlaceChange';
import { RankedName } from '../parts/ranking/RankedName';
import { scoreText } from '../parts/ranking/scoreText';
import type { Word } from '../parts/ranking/strings';
import { isMoney, isOfCreators } from '../parts/ranking/typeOf';

type Column = ListColumn<typeof rankApi.page>;

interface RankColumns {
  type: RankType;
  currency: string;
  t: Translate<Word>;
  format: Format;
}

/** What a score was made of, by type. */
const partsOf: Readonly<Record<RankType, readonly (keyof RankRow & Word)[]>> = {
  creatorSales: ['orders'],
  fansGrowth: ['fansInc'],
  engagement: ['interactionRate', 'medianViews', 'likes'],
  potential: ['growth', 'medianViews', 'interactionRate'],
  goodsSales: ['orders', 'growth'],
  shopSales: ['orders', 'growth'],
  hotVideo: ['viewsInc', 'views', 'interactionRate', 'ageDays'],
  bdSales: ['orders', 'approvalRate'],
};

const ratios: readonly string[] = ['interactionRate', 'growth', 'approvalRate'];
const nouns = {
  goodsSales: 'product',
  shopSales: 'merchant',
  hotVideo: 'video',
  bdSales: 'person',
} as const;

/** Columns of the places. Unknown figures are dashes, never 0. */
export const rankColumns = ({ type, currency, t, format }: RankColumns): Column[] => [
  {
    field: 'rankNo',
    header: t('place'),
    width: 70,
    isSortable: true,
    onCard: 'fact',
    render: ({ rankNo }) => <strong>{rankNo}</strong>,
  },
  { field: 'prevRank', header: t('change'), width: 76, render: (row) => <PlaceChange row={row} /> },
  {
    field: 'name',
    header: t(type in nouns ? nouns[type as keyof typeof nouns] : 'creator'),
    flex: 1,
    minWidth: 170,
    isFixed: true,
    onCard: 'title',
    render: (row) => <RankedName type={type} row={row} />,
  },
  ...(isOfCreators(type) ? creatorColumns({ t, format }) : []),
  {
    field: 'score',
    header: t(isMoney(type) ? 'gmvUsd' : 'score'),
    width: 118,
    align: 'right',
    isSortable: true,
    render: ({ score }) => <strong>{scoreText(type, score, format)}</strong>,
  },
  ...(isMoney(type)
    ? [
        {
          field: 'gmv',
          header: t('gmvLocal', { currency }),
          kind: 'money' as const,
          align: 'right' as const,
          render: ({ gmv }: RankRow) => <MoneyText amount={gmv} currency={currency} />,
        },
      ]
    : []),
  ...partsOf[type].map((field): Column => ({
    field,
    header: t(field),
    width: 108,
    align: 'right',
    render: (row) => {
      const value = row[field] as number | null;
      if (value === null) return missingText;
      return ratios.includes(field) ? format.ratioInColumn(value) : format.number(value);
    },
  })),
  {
    field: 'daysOnList',
    header: t('daysOnList'),
    width: 108,
    align: 'right',
    isSortable: true,
    render: ({ daysOnList }) => daysOnList,
  },
  {
    field: 'consecutiveDays',
    header: t('consecutiveDays'),
    width: 132,
    isSortable: true,
    render: ({ consecutiveDays }) => <DaysInRow days={consecutiveDays} />,
  },
];

const creatorColumns = ({ t, format }: Pick<RankColumns, 't' | 'format'>): Column[] => [
  {
    field: 'tier',
    header: t('tier'),
    width: 104,
    render: ({ tier }) => (tier === null ? missingText : t(`tier${tier as 1 | 2 | 3 | 4 | 5}`)),
  },
  {
    field: 'fans',
    header: t('fans'),
    width: 100,
    align: 'right',
    render: ({ fans }) => format.count(fans),
  },
  {
    field: 'starLevel',
    header: t('starLevel'),
    width: 98,
    isHidden: true,
    render: ({ starLevel }) => <Stars level={starLevel} />,
  },
];

import { rankApi, type RankList, type RankRow } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';
import { somebodySignedIn } from '../../../kit/stage/SignedIn';

const list: RankList = {
  periodKey: '2026-11-22',
  firstDay: '2026-11-22',
  lastDay: '2026-11-22',
  final: true,
  generatedTime: '2026-11-22 22:00:00',
  currency: 'PHP',
  perUsd: '58.2',
  previousKey: '2026-11-21',
  nextKey: null,
  placeCount: 7,
};

const people = ['Trisha Navarro', 'Kristine Cruz', 'Jomar Pineda', 'Bea Reyes', 'Rica Manalo', 'Alvin Tolentino', 'Shaina Lopez'] as const;

const rows = people.map((name, place): RankRow => {
  const score = 2893.81 / (place + 1);
  return {
    id: String(place + 1),
    rankNo: place + 1,
    prevRank: [1, 3, 2, null, 5, 4, 9][place] ?? null,
    name,
    second: name.toLowerCase().replace(' ', '.'),
    avatar: null,
    openId: String(place + 1),
    opens: place !== 6,
    fans: 318_700,
    tier: 4,
    starLevel: 4,
    score: score.toFixed(4),
    gmv: (score * 58.2).toFixed(2),
    orders: 342 - place * 40,
    growth: null,
    fansInc: null,
    interactionRate: null,
    medianViews: null,
    likes: null,
    views: null,
    viewsInc: null,
    ageDays: null,
    approvalRate: null,
    daysOnList: 133 - place,
    consecutiveDays: [88, 41, 63, 1, 17, 29, 12][place] ?? 0,
  };
});

const recent = [null, 12, 40, 22, 18, null, 20, 26, 24, 30, 28, 31, 35, 33, 36];

interface Shown {
  list?: RankList | null;
  rows?: readonly RankRow[];
  isTopOnly?: boolean;
}

/** A fresh fake server for rankings. */
export const rankAnswers = ({ list: shown = list, rows: all = rows, isTopOnly = false }: Shown = {}): Answer[] => [
  somebodySignedIn,
  answer(rankApi.topFive, () => ({
    list: shown,
    rows: all.slice(0, 5).map((row) => ({ ...row, recent: row.score === null ? [] : recent })),
    isTopOnly,
  })),
  answer(rankApi.page, ({ placeMin = 1 }) => {
    const found = all.filter(({ rankNo }) => rankNo >= placeMin);
    return { pageNo: 1, pageSize: 10, totalPage: 1, totalRows: found.length, rows: [...found], list: shown };
  }),
  answer(rankApi.history, () => ({
    rows: [
      { day: '2026-11-18', rankNo: 8, score: '640.0000' },
      { day: '2026-11-20', rankNo: null, score: null },
      { day: '2026-11-21', rankNo: 9, score: '470.0000' },
      { day: '2026-11-22', rankNo: 7, score: '413.4000' },
    ],
  })),
  answer(rankApi.export, () => ({ id: '5' })),
];

/** The first five as a merchant is told of them. */
export const untoldRows: readonly RankRow[] = rows
  .slice(0, 5)
  .map((row) => ({ ...row, opens: false, score: null, gmv: null, orders: null }));

/** A list on which nobody has a place. */
export const emptyList: RankList = { ...list, final: false, placeCount: 0 };

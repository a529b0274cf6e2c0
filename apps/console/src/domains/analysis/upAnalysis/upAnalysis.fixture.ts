import {
  type AnalysedUp,
  type AnalysisFigures,
  type ListedWork,
  type ProfilePart,
  type UpAnalysis,
  upAnalysisApi,
  upApi,
} from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';
import { somebodySignedIn } from '../../../kit/stage/SignedIn';

export const bea: AnalysedUp = {
  id: '61',
  nickname: 'Bea Reyes',
  upNumber: 'bea.reyes',
  webId: 10,
  country: 'PH',
  avatar: null,
  homePageLink: 'https://www.tiktok.com/@bea.reyes',
  blackFlag: false,
  authStatus: 1,
  labels: [
    { id: '1', name: 'Fashion' },
    { id: '2', name: 'Live' },
  ],
  owner: { id: '51', name: 'Kristine Mendoza' },
  lastFollowTime: '2026-11-20 03:00:00',
  starLevel: 4,
  isStarManual: false,
  tier: 4,
  credibility: 80,
  credibilityPoints: [{ code: 'lowInteraction', points: 20 }],
};

const figures: AnalysisFigures = {
  fans: { now: 402_512, before: 394_420 },
  avgViews: { now: 27_600, before: 25_940 },
  medianViews: { now: 19_800, before: 19_100 },
  isFew: false,
  interactionRate: { now: 0.054, before: 0.0571 },
  interactionRateFans: { now: 0.0037, before: 0.0039 },
  works: { now: 38, before: 34 },
  sales: { now: '912480.00', before: '816171.00' },
  orders: { now: 1846, before: 1702 },
  gpm: { now: '870.02', before: '877.92' },
};

const days = Array.from({ length: 30 }, (_, at) => new Date(Date.UTC(2026, 9, 24 + at)).toISOString().slice(0, 10));
/** Nothing was collected on these days. */
const hole = [12, 13];

export const analysis: UpAnalysis = {
  up: bea,
  period: {
    fromDay: '2026-10-24',
    toDay: '2026-11-22',
    beforeFromDay: '2026-09-24',
    beforeToDay: '2026-10-23',
    grain: 'day',
    timeZone: 'Asia/Manila',
  },
  currency: 'PHP',
  figures,
  scores: [
    { day: '2026-11-03', starLevel: 4, credibility: 80 },
    { day: '2026-10-01', starLevel: 3, credibility: 100 },
  ],
  series: days.map((label, at) => ({
    label,
    now: hole.includes(at)
      ? { fans: null, views: null, likes: null, comments: null, sales: '21000.00' }
      : {
          fans: 394_500 + at * 276,
          views: at === 19 ? 100_076 : 31_000 + ((at * 7919) % 12_000),
          likes: 1500 + at * 10,
          comments: 90 + at,
          sales: `${24_000 + at * 431}.00`,
        },
    before: {
      fans: 386_000 + at * 280,
      views: 29_000 + ((at * 5003) % 9000),
      likes: 1400,
      comments: 80,
      sales: '22000.00',
    },
  })),
  dataTime: '2026-11-22 22:00:00',
};

const work = (id: string, descr: string, views: number, more: Partial<ListedWork> = {}): ListedWork => ({
  id,
  webId: 10,
  up: { id: bea.id, name: bea.nickname },
  link: `https://www.tiktok.com/@bea.reyes/video/${id}`,
  descr,
  duration: 47,
  postTime: '2026-11-11 11:02:00',
  hashtags: ['beauty'],
  views,
  likes: Math.round(views * 0.06),
  comments: Math.round(views * 0.002),
  shares: Math.round(views * 0.004),
  favorites: null,
  interactionRate: 0.0682,
  isCommerce: true,
  workStatus: 1,
  gained24: 1900,
  dataTime: '2026-11-22 22:00:00',
  sales: '188640.00',
  orders: 402,
  currency: 'PHP',
  spark: [12_000, 80_000, 140_000, 171_000, views],
  isViral: false,
  ...more,
});

export const works: readonly ListedWork[] = [
  work('7101', 'Which daily sunscreen survives the commute', 184_230, { isViral: true }),
  work('7102', 'Get ready with me, payday haul', 96_480, {
    gained24: null,
    sales: '0.00',
    orders: 0,
  }),
  work('7103', 'Linen set under ₱500, three ways', 61_880, { workStatus: 2, spark: [] }),
];

const told = { source: 1, confidence: 1, snapshotDate: '2026-11-20', sampleSize: null };
const hours = Array.from({ length: 24 }, (_, hour) => ({
  name: String(hour).padStart(2, '0'),
  ratio: hour === 20 ? 0.2 : hour === 21 ? 0.24 : 0.56 / 22,
}));

export const parts: readonly ProfilePart[] = [
  {
    ...told,
    kind: 'gender',
    shares: [
      { name: 'female', ratio: 0.776 },
      { name: 'male', ratio: 0.213 },
    ],
  },
  {
    ...told,
    kind: 'age',
    shares: [
      { name: '18-24', ratio: 0.418 },
      { name: '25-34', ratio: 0.339 },
      { name: '35-44', ratio: 0.117 },
    ],
  },
  {
    ...told,
    kind: 'country',
    source: 2,
    confidence: 2,
    shares: [
      { name: 'PH', ratio: 0.884 },
      { name: 'US', ratio: 0.031 },
      { name: 'SA', ratio: 0.022 },
    ],
  },
  { ...told, kind: 'activeHours', source: 4, confidence: 3, sampleSize: 1318, shares: hours },
];

const others = [
  bea,
  { ...bea, id: '62', nickname: 'Rhea Cruz', credibility: 60, credibilityPoints: [] },
  { ...bea, id: '63', nickname: 'Mark Ramos' },
];

const point = { fans: null, views: 400, likes: 20, comments: 1, sales: '900.00' };

const soFar = (of: UpAnalysis): UpAnalysis => ({
  ...of,
  period: { ...of.period, fromDay: '2026-11-23', toDay: '2026-11-23', grain: 'hour' },
  series: ['00', '01', '02'].map((label) => ({ label, now: point, before: point })),
});

interface Shown {
  summary?: UpAnalysis | (() => Promise<never>);
  works?: readonly ListedWork[];
  parts?: readonly ProfilePart[];
  onWorks?: (query: object) => void;
}

/** A fresh fake server for the analysis of a creator. */
export const analysisAnswers = ({ summary = analysis, works: rows = works, parts: shares = parts, onWorks }: Shown = {}): Answer[] => [
  somebodySignedIn,
  answer(upAnalysisApi.summary, ({ range }) => (typeof summary === 'function' ? summary() : range === 'today' ? soFar(summary) : summary)),
  answer(upAnalysisApi.works, ({ searchValue, ...query }) => {
    onWorks?.({ searchValue, ...query });
    const found = rows.filter(({ descr }) => !searchValue || descr?.toLowerCase().includes(searchValue.toLowerCase()));
    return { pageNo: 1, pageSize: 10, totalPage: 1, totalRows: found.length, rows: found };
  }),
  answer(upAnalysisApi.profile, () => ({ timeZone: 'Asia/Manila', parts: [...shares] })),
  answer(upAnalysisApi.compare, ({ upIds }) => ({
    period: analysis.period,
    ups: upIds.flatMap((id) => {
      const up = others.find((one) => one.id === id);
      return up ? [{ up, currency: 'PHP', figures, femaleRatio: 0.776, mainAge: '18-24' }] : [];
    }),
  })),
  answer(upApi.page, () => ({ pageNo: 1, pageSize: 20, totalPage: 0, totalRows: 0, rows: [] })),
];

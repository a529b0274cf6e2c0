import { commentApi, type OutputOf, upApi } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';
import { commentAnswers, commentRows } from '../parts/comments/comments.fixture';

type Overview = OutputOf<typeof commentApi.overview>;
type Cloud = OutputOf<typeof commentApi.cloud>;

const estimate = { method: 'Backlot comment words', version: 1, agreement: { main: 75, other: 70 } };

const days = Array.from({ length: 30 }, (_, at) => ({
  day: new Date(Date.UTC(2026, 9, 24) + at * 86_400_000).toISOString().slice(0, 10),
  positive: 40 - (at > 24 ? at - 24 : 0),
  neutral: 20,
  negative: 12 + (at > 24 ? 2 * (at - 24) : at % 3),
}));

const overview: Overview = {
  fromDay: '2026-10-24',
  toDay: '2026-11-22',
  timeZone: 'Asia/Manila',
  // A day without data is a gap.
  days: days.filter((_, at) => at !== 9),
  now: { positive: 1201, neutral: 590, negative: 393 },
  before: { positive: 1190, neutral: 530, negative: 290 },
  languages: [
    { lang: 'fil', comments: 1420 },
    { lang: 'en', comments: 590 },
    { lang: 'zh', comments: 65 },
    { lang: 'und', comments: 109 },
  ],
  look: {
    comments: 23,
    fromDay: '2026-11-22',
    complaints: [
      { kind: 'fake', comments: 14, usual: 2 },
      { kind: 'refund', comments: 6, usual: 1.4 },
    ],
    blackFans: 3,
  },
  estimate,
  dataTime: '2026-11-22 22:00:00',
};

const said = [
  'sulit',
  'ganda',
  'magkano',
  'legit',
  'shipping',
  'order',
  'sunscreen',
  'peke',
  'COD',
  'mura',
  'refund',
  'kulay',
  'love',
  'cute',
  'matagal',
];

export const cloudOf = (first = 'sulit'): Cloud => ({
  comments: 2184,
  words: [first, ...said.filter((word) => word !== first)].map((word, at) => ({
    word,
    comments: 240 - at * 14,
    weight: 900 - at * 52,
    tone: ['peke', 'refund', 'matagal'].includes(word) ? -1 : ['sulit', 'ganda', 'mura', 'love', 'cute'].includes(word) ? 1 : 0,
  })),
  estimate,
  dataTime: '2026-11-22 22:00:00',
});

const nothing: Overview = {
  ...overview,
  days: [],
  now: { positive: 0, neutral: 0, negative: 0 },
  before: { positive: 0, neutral: 0, negative: 0 },
  languages: [],
  look: { ...overview.look, comments: 0, complaints: [], blackFans: 0 },
  dataTime: null,
};

/** A fresh fake server of the analysis. */
export const infoAnswers = (): Answer[] => [
  ...commentAnswers(),
  answer(commentApi.overview, () => overview),
  answer(commentApi.cloud, () => cloudOf()),
  answer(upApi.page, () => ({ pageNo: 1, pageSize: 20, totalPage: 0, totalRows: 0, rows: [] })),
];

/** The same without a single comment. */
export const emptyAnswers = (): Answer[] => [
  ...infoAnswers(),
  ...commentAnswers(commentRows.slice(0, 0)),
  answer(commentApi.overview, () => nothing),
  answer(commentApi.cloud, () => ({ ...cloudOf(), comments: 0, words: [], dataTime: null })),
];

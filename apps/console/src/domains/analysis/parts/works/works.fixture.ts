import { collectApi, type CollectDetail, type CollectRow, type WorkDetail, workInfoApi, type WorkRow } from '@backlot/contract';
import { type Answer, answer } from '../../../../kit/stage/answer';
import { somebodySignedIn } from '../../../../kit/stage/SignedIn';

const work: WorkRow = {
  id: '7101',
  webId: 10,
  up: { id: '61', name: 'Bea Reyes' },
  link: 'https://www.tiktok.com/@bea.reyes/video/7101',
  descr: 'Which daily sunscreen survives the commute',
  duration: 47,
  postTime: '2026-11-11 11:02:00',
  hashtags: ['#sunscreen', 'commute'],
  views: 184_230,
  likes: 11_053,
  comments: 368,
  shares: 737,
  favorites: null,
  interactionRate: 0.0682,
  isCommerce: true,
  workStatus: 1,
  gained24: 1900,
  dataTime: '2026-11-22 22:00:00',
};
const second: WorkRow = { ...work, id: '7102', descr: 'Get ready with me, payday haul', views: 96_480, gained24: null, workStatus: 2 };

export const detail: WorkDetail = {
  ...work,
  sales: '188640.00',
  orders: 402,
  currency: 'PHP',
  country: 'PH',
  timeZone: 'Asia/Manila',
  channelSales: [
    {
      shop: { id: '11', name: 'Manila Glow' },
      from: '2026-10-21',
      to: '2026-11-19',
      gmv: '12768.00',
      currency: 'PHP',
      orders: 32,
      unitsSold: 35,
      views: 28_800,
      clickRate: 0.031,
      dataTime: '2026-11-20 02:00:00',
    },
  ],
  goods: [{ id: '31', name: 'Sun milk SPF50+' }],
  curve: [1, 6, 24, 48, 168, 240, 720].map((hours, at) => ({
    hours,
    views: hours > 240 ? null : 30_000 * (at + 1),
    median: hours > 240 ? null : 4000 * (at + 1),
  })),
  medianOf: 20,
  usual: { views: 19_800, interactionRate: 0.054 },
  collected: { comments: 40, positive: 22, neutral: 10, negative: 8 },
  collections: [{ id: '5', name: 'Ideas for briefs' }],
};

const sums = { works: 2, views: 280_710, likes: 22_106, comments: 736, shares: 1474, gained24: 1900 };
export const collection: CollectRow = {
  id: '5',
  version: 0,
  can: ['get', 'edit', 'delete'],
  name: 'Ideas for briefs',
  note: 'For December',
  sums,
  createTime: '2026-11-12 02:00:00',
};
const gathered: CollectDetail = {
  ...collection,
  days: [
    { day: '2026-11-19', views: 9000 },
    { day: '2026-11-21', views: 4000 },
    { day: '2026-11-22', views: 1900 },
  ],
  parts: [
    { ...work, addTime: '2026-11-12 02:00:00', sinceAdded: 41_000 },
    { ...second, addTime: '2026-11-13 02:00:00', sinceAdded: null },
  ],
  dataTime: '2026-11-22 22:00:00',
};

interface Shown {
  works?: readonly WorkRow[];
  collections?: readonly CollectRow[];
  detail?: WorkDetail;
  gathered?: CollectDetail;
  onCall?: (name: string, input: object) => void;
}

const pageOf = <Row>(rows: readonly Row[]) => ({ pageNo: 1, pageSize: 10, totalPage: 1, totalRows: rows.length, rows: [...rows] });

/** A fresh fake server for works and collections. */
export const workAnswers = ({
  works = [work, second],
  collections = [collection],
  detail: shown = detail,
  gathered: parts = gathered,
  onCall,
}: Shown = {}): Answer[] => [
  somebodySignedIn,
  answer(workInfoApi.page, (query) => {
    onCall?.('page', query);
    return pageOf(works);
  }),
  answer(workInfoApi.detail, () => shown),
  answer(workInfoApi.export, () => ({ id: '5' })),
  answer(collectApi.page, () => pageOf(collections)),
  answer(collectApi.detail, () => parts),
  ...(['add', 'edit', 'delete', 'addWorks', 'removeWorks'] as const).map((name) =>
    answer(collectApi[name], (input) => {
      onCall?.(name, input);
      const replies = { add: { id: '9' }, edit: {}, delete: { ok: ['5'], failed: [] }, addWorks: { added: 1 }, removeWorks: {} };
      return replies[name] as never;
    }),
  ),
];

export const emptyCollection: CollectDetail = { ...gathered, sums: { ...sums, works: 0, views: 0 }, days: [], parts: [] };

import { errors, followUpApi, type FollowUpRow, upApi } from '@backlot/contract';
import { creatorAnswers } from '../parts/creators.fixture';
import { answer, Refusal } from '../../../kit/stage/answer';

const work = (at: number) => ({
  id: String(600 + at),
  link: `https://www.tiktok.com/@ploy.review/video/${at}`,
  descr: at ? `Morning routine, day ${at}` : null,
  duration: 42 + at,
  postLocation: at === 1 ? 'Chatuchak, Bangkok' : null,
  postTime: `2026-11-${String(19 - at).padStart(2, '0')} 04:00:00`,
  hashtags: ['skincare', 'review'],
  views: at === 1 ? null : 58_000 - at * 900,
  likes: 2400,
  comments: 120,
  shares: 33,
  addedByLink: at === 0,
});

const dayMs = 86_400_000;

/** Days of a creator up to one of them, without the 20th and 21st last; sales from the 60th last on. */
export function trendRows(last: string, count: number) {
  return Array.from({ length: count }, (_, index) => count - 1 - index)
    .filter((ago) => ago !== 20 && ago !== 21)
    .map((ago) => ({
      statDate: new Date(Date.parse(last) - ago * dayMs).toISOString().slice(0, 10),
      fans: Math.round(842_100 * 0.9985 ** ago + 900 * Math.sin(ago)),
      fansInc: 1200,
      likes: 7_500_000 - ago * 4000,
      works: 320 - Math.floor(ago / 3),
      worksInc: 0,
      views: Math.round(640_000 + 90_000 * Math.sin(ago / 9)),
      interactionRate: Math.round(612 + 60 * Math.sin(ago / 7)) / 10_000,
      avgViews: 58_300,
      gmv: ago > 60 ? null : (1_284_900 - ago * 6000).toFixed(2),
      orders: null,
      currency: 'THB',
    }));
}

export const trendAnswers = () => [
  answer(upApi.trend, ({ from, to }) => ({ ratiosOnly: false, rows: trendRows(to, 400).filter(({ statDate }) => statDate >= from) })),
];

const note = (id: string, content: string, createTime: string): FollowUpRow => ({
  id,
  version: 0,
  can: [],
  up: { id: '1', name: 'Ploy Review' },
  upNumber: 'ploy.review',
  country: 'TH',
  workOrderUpId: null,
  workOrder: null,
  kind: 1,
  content,
  files: [],
  planStatus: 0,
  nextDate: null,
  due: null,
  author: { id: '1', name: 'Nok Charoen' },
  person: null,
  createTime,
});

/** One creator with works, notes, orders and history; a second work by link is refused. */
export function upDetailAnswers() {
  const works = [0, 1, 2].map(work);
  const notes: FollowUpRow[] = [note('31', 'Likes the serum, wants the sample by Friday.', '2026-09-02 03:00:00')];
  return [
    ...creatorAnswers(),
    ...trendAnswers(),
    answer(upApi.works, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: works.length, rows: works })),
    answer(upApi.addWork, ({ link }) => {
      if (works.some((known) => known.link === link)) throw new Refusal(errors.invalidInput.code, 'This work is there already.');
      works.unshift({ ...work(3), link, descr: 'Fresh from the link', addedByLink: true });
      return { id: '699' };
    }),
    answer(upApi.removeWork, ({ id }) => {
      works.splice(
        works.findIndex((one) => one.id === id),
        1,
      );
      return null;
    }),
    answer(followUpApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: notes.length, rows: [...notes] })),
    answer(followUpApi.add, ({ content }) => {
      notes.unshift(note('32', content, '2026-11-21 06:00:00'));
      return { id: '32' };
    }),
    answer(upApi.games, () => [
      { game: { id: '5', name: 'Star Harbor' }, works: 12, views: 640_000, likes: 48_000, lastPostTime: '2026-11-18 04:00:00' },
    ]),
    answer(upApi.cooperation, () => [
      {
        workOrderUpId: '91',
        workOrder: { id: '81', name: '11.11 sunscreen launch' },
        workOrderNo: 'WO261120TH00042',
        approvalStatus: 2,
        cooperationStatus: 3,
        createTime: '2026-11-11 02:00:00',
      },
    ]),
    answer(upApi.history, () => [
      {
        id: '2',
        action: 'up.transfer',
        fromState: 'Linh Nguyễn',
        toState: 'Nok Charoen',
        actorName: 'Leader TH',
        reason: null,
        time: '2026-06-02 02:00:00',
      },
      { id: '1', action: 'up.add', fromState: null, toState: null, actorName: 'Linh Nguyễn', reason: null, time: '2026-03-02 04:10:00' },
    ]),
    answer(upApi.setStar, () => null),
    answer(upApi.black, () => null),
    answer(upApi.erase, () => null),
  ];
}

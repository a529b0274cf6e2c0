import { dataZoneApi, type FollowedRow } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';
import type { Overview } from './useZone';

const dayMs = 86_400_000;
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(from) + at * dayMs).toISOString().slice(0, 10));

const work = (at: number) => ({
  id: String(70 + at),
  title:
    ['Lantern Rush: the patch that broke ranked', 'Skyfall Harbor, 12 hidden crates', 'Moonrice Farm: autumn festival guide'][at] ?? '',
  link: `https://channel.example/video/${at}`,
  up: { id: '5', name: ['Old Bao Plays', 'mika.maps', 'slowfarm'][at] ?? '' },
  postTime: '2026-11-20 02:00:00',
  views: 214_300 - at * 27_000,
  likes: 9000 - at * 1000,
  comments: 1204 - at * 400,
  dataTime: '2026-11-23 00:15:00',
});
const works = [0, 1, 2].map(work);

/** The game community, 30 days to 22 November 2026; the channel told nothing before 26 October. */
const overview: Overview = {
  fromDay: '2026-10-24',
  toDay: '2026-11-22',
  beforeFromDay: '2026-09-24',
  timeZone: 'Asia/Singapore',
  days: days('2026-10-24', 30).map((day, at) => ({
    day,
    works: at < 2 ? null : 8 + (at % 5),
    views: at < 2 ? null : 120_000 + at * 4000,
    comments: at < 2 ? null : 560 + at * 12,
    before: { works: 7 + (at % 4), views: 110_000, comments: 520 },
  })),
  works: { now: 312, before: 281 },
  views: { now: 4_180_000, before: 3_810_000 },
  comments: { now: 18_406, before: 16_493 },
  sentiment: { now: { positive: 10_860, neutral: 4601, negative: 2945 }, before: { positive: 9900, neutral: 4200, negative: 2393 } },
  topWorks: works,
  topComments: [
    {
      id: '91',
      content: 'Ranked has been unplayable since 2.4',
      likeNum: 2140,
      sentiment: -1,
      work: works[0]?.title ?? '',
      up: 'Old Bao Plays',
    },
    { id: '92', content: '这次更新匹配时间太长了', likeNum: 1512, sentiment: -1, work: works[0]?.title ?? '', up: 'Old Bao Plays' },
    {
      id: '93',
      content: 'Festival music is the best they ever did',
      likeNum: 974,
      sentiment: 1,
      work: works[2]?.title ?? '',
      up: 'slowfarm',
    },
  ],
  hotWords: [
    { word: 'rollback', comments: 412, before: 0, tone: -1 },
    { word: 'matchmaking', comments: 388, before: 95, tone: -1 },
    { word: 'festival', comments: 297, before: 161, tone: 1 },
    { word: 'crate', comments: 254, before: 254, tone: 0 },
  ],
  dataTime: '2026-11-23 00:15:00',
};

const nothing: Overview = {
  ...overview,
  days: overview.days.map(({ day }) => ({
    day,
    works: null,
    views: null,
    comments: null,
    before: { works: null, views: null, comments: null },
  })),
  works: { now: 0, before: 0 },
  views: { now: 0, before: 0 },
  comments: { now: 0, before: 0 },
  topWorks: [],
  topComments: [],
  hotWords: [],
  dataTime: null,
};

const followed = (at: number, [name, enName, vnName]: [string, string | null, string | null]): FollowedRow => ({
  favId: String(30 + at),
  objectId: String(40 + at),
  name,
  enName,
  vnName,
  works: { now: 98 - at * 20, before: 80 },
  views: { now: 1_640_000 - at * 400_000, before: 1_500_000 },
  comments: { now: 6210 - at * 1500, before: 5254 },
  sentiment: {
    now:
      at === 2
        ? { positive: 1532, neutral: 720, negative: 958 }
        : { positive: 3800 - at * 900, neutral: 1540 - at * 300, negative: 870 - at * 300 },
    before: { positive: 3000, neutral: 1400, negative: 854 },
  },
  isWarned: at === 2,
});
const kinds: Record<number, FollowedRow[]> = {
  1: [
    followed(0, ['天空港', 'Skyfall Harbor', 'Cảng Trời']),
    followed(1, ['月稻农场', 'Moonrice Farm', 'Nông trại Ánh Trăng']),
    followed(2, ['灯火疾行', 'Lantern Rush', 'Đua Đèn Lồng']),
  ],
  2: [followed(0, ['Arjun Nair', null, null])],
  3: [],
};

interface Heard {
  isEmpty?: boolean;
  onFollow?: (input: unknown) => void;
  onUnfollow?: (input: unknown) => void;
  onExport?: (input: unknown) => void;
}

/** A fresh fake server for zones. */
export const zoneAnswers = ({ isEmpty = false, onFollow, onUnfollow, onExport }: Heard = {}): Answer[] => [
  answer(dataZoneApi.overview, () => (isEmpty ? nothing : overview)),
  answer(dataZoneApi.followed, ({ kind }) => ({
    rows: isEmpty ? [] : (kinds[Number(kind)] ?? []),
    all: { works: overview.works, views: overview.views, comments: overview.comments, sentiment: overview.sentiment },
  })),
  answer(dataZoneApi.warnings, ({ pageSize = 10 }) => ({
    pageNo: 1,
    pageSize: Number(pageSize),
    totalPage: 1,
    totalRows: isEmpty ? 0 : 3,
    rows: isEmpty
      ? []
      : [1, 2, 3].map((warning) => ({
          id: String(warning),
          favId: '32',
          kind: 1,
          name: '灯火疾行',
          enName: 'Lantern Rush',
          vnName: 'Đua Đèn Lồng',
          warning,
          day: '2026-11-22',
          value: [31, 280, 0][warning - 1] ?? 0,
          usual: [10, 150, 4][warning - 1] ?? 0,
          createTime: '2026-11-23 00:10:00',
        })),
  })),
  answer(dataZoneApi.choices, () => [{ id: '47', name: '风筝与刃', enName: 'Kite & Blade', vnName: 'Diều và Kiếm', note: 'kiteandblade' }]),
  answer(dataZoneApi.follow, (input) => (onFollow?.(input), { id: '39' })),
  answer(dataZoneApi.sync, () => ({ queued: 4, skipped: 2 })),
  answer(dataZoneApi.unfollow, (input) => (onUnfollow?.(input), null)),
  answer(dataZoneApi.export, (input) => (onExport?.(input), { id: '5' })),
  answer(dataZoneApi.works, ({ favId }) => ({
    pageNo: 1,
    pageSize: 10,
    totalPage: 1,
    totalRows: isEmpty ? 0 : favId ? 1 : works.length,
    rows: isEmpty ? [] : favId ? works.slice(0, 1) : works,
  })),
];

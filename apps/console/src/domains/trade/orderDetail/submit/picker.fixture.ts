import { type CandidateRow, workOrderUpApi } from '@backlot/contract';
import { type Answer, answer } from '../../../../kit/stage/answer';

const candidate = (at: number, nickname: string, more: Partial<CandidateRow> = {}): CandidateRow => ({
  id: String(90 + at),
  nickname,
  upNumber: `@creator${at}`,
  fansNum: 120_000 + at * 90_000,
  interactionRate: 0.04 + at / 100,
  avgViews: 30_000,
  sales30: '48000000.00',
  sales30Currency: 'VND',
  minPrice: '1200000.00',
  starLevel: 3,
  productCategory: ['skincare'],
  femaleRatio: 0.78,
  ageShare: 0.71,
  fit: { category: 'meets', country: 'meets', fans: 'meets', audience: 'meets' },
  mine: at < 2,
  wished: at === 0,
  approvalStatus: null,
  isFree: true,
  ...more,
});

/** Every case of the picker: wished, own, free, over the fee, nothing known, approved and rejected before. */
export const candidateRows: CandidateRow[] = [
  candidate(0, 'Linh Review Nè'),
  candidate(1, 'Minh Ăn Gì', {
    productCategory: ['womenFashion'],
    fit: { category: 'not', country: 'meets', fans: 'meets', audience: 'meets' },
  }),
  candidate(2, 'Thu Trang Beauty', { minPrice: '1900000.00' }),
  candidate(3, 'Bảo Đi Khắp Nơi', {
    fansNum: null,
    avgViews: null,
    interactionRate: null,
    sales30: null,
    sales30Currency: null,
    minPrice: null,
    starLevel: null,
    productCategory: [],
    femaleRatio: null,
    ageShare: null,
    fit: { category: 'unknown', country: 'meets', fans: 'unknown', audience: 'unknown' },
  }),
  candidate(4, 'Ngọc Ánh Skincare', { approvalStatus: 2, isFree: false, mine: true }),
  candidate(5, 'Hà Mê Đồ Đẹp', { approvalStatus: 3, mine: true }),
];

/** Answers for the picker and the profile beside it. */
export const pickerAnswers = (rows: readonly CandidateRow[] = candidateRows): Answer[] => [
  answer(workOrderUpApi.candidates, ({ pageNo, pageSize }) => ({
    pageNo,
    pageSize,
    totalPage: 1,
    totalRows: rows.length,
    rows: [...rows],
    brief: {
      category: 'skincare',
      country: 'VN' as const,
      fansMin: 80_000,
      fansMax: 500_000,
      gender: 1,
      ages: ['18-24', '25-34'],
      share: 60,
      fee: '1500000.00',
      currency: 'VND',
    },
    owners: { all: rows.length, mine: rows.filter(({ mine }) => mine).length, pool: rows.filter(({ mine }) => !mine).length },
  })),
  answer(workOrderUpApi.candidate, () => ({
    credibility: 80,
    homePageLink: 'https://www.tiktok.com/@creator0',
    age: [
      { range: '18-24', ratio: 0.41 },
      { range: '25-34', ratio: 0.3 },
    ],
    dataTime: '2026-11-20 02:00:00',
    works: [
      {
        id: '1',
        descr: 'Sunscreen under make-up?',
        link: 'https://www.tiktok.com/@creator0/video/1',
        postTime: '2026-11-19 12:00:00',
        duration: 38,
        views: 31_270,
      },
      {
        id: '2',
        descr: null,
        link: 'https://www.tiktok.com/@creator0/video/2',
        postTime: '2026-11-18 12:00:00',
        duration: null,
        views: null,
      },
    ],
    owed: { goodsName: 'Perfume Bemilo', contentDeadline: '2026-11-16 12:00:00' },
  })),
];

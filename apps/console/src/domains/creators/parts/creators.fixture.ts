import { errors, labelApi, upApi, type UpDetail } from '@backlot/contract';
import { answer, Refusal } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';

const people = [
  ['พลอย รีวิว', 'ploy.review', 'TH', 842_100, 0.0612, 58_300, '1284900.00', 'THB', 5],
  ['Linh Review Nè', 'linh.reviewne', 'VN', 516_800, 0.0487, 31_000, '486250000', 'VND', 5],
  ['Bea Reyes', 'bea.reyes', 'PH', 402_500, 0.054, 27_600, '912480.00', 'PHP', 4],
  ['Ayu Lestari', 'ayu.lestari_', 'ID', 388_000, 0.0395, 22_400, '318400000', 'IDR', 4],
  ['伟玲 Wei Ling', 'weiling_kl', 'MY', 241_700, 0.0702, 19_900, '84120.50', 'MYR', 4],
  ['Xin Yi', 'xinyi.sg', 'SG', 198_300, 0.0281, 12_100, '21940.00', 'SGD', 3],
  ['Paolo Santos', 'pau_mnl', 'PH', null, null, null, null, 'PHP', null],
  ['มิ้นท์ ชิลล์', 'mint_chill', 'TH', 154_900, 0.0833, 18_800, '402310.00', 'THB', 3],
  ['Mai Trần', 'mai.tran', 'VN', 98_000, 0.051, 9_400, '88000000', 'VND', 2],
  ['Kristine Cruz', 'momshie.kris', 'PH', 77_300, 0.066, 8_100, '51020.00', 'PHP', 2],
  ['Rina Putri', 'rina.putri', 'ID', 61_400, 0.032, 5_300, '41200000', 'IDR', 1],
] as const;

export const creatorLabels = [
  { id: '501', name: 'Beauty' },
  { id: '502', name: 'Live' },
  { id: '503', name: 'Skincare' },
];

const owners = [
  { id: '71', name: 'Nok Charoen' },
  { id: '72', name: 'Linh Nguyễn' },
];

/** Who tells of the followers: the platform, an estimate, a file, a vendor. */
const origins = [
  { snapshotDate: '2026-11-20', source: 1, confidence: 1, sampleSize: null },
  { snapshotDate: '2026-11-19', source: 4, confidence: 3, sampleSize: 412 },
  { snapshotDate: '2026-11-18', source: 3, confidence: 2, sampleSize: null },
  { snapshotDate: '2026-11-17', source: 2, confidence: 2, sampleSize: null },
];

/** Creators with their details; the third is on the blacklist, the fourth belongs to somebody else, the seventh has no figures yet. */
export const creatorRows: readonly UpDetail[] = people.map(
  ([nickname, upNumber, country, fansNum, interactionRate, avgViews, sales30, sales30Currency, starLevel], at) => ({
    id: String(at + 1),
    version: 1,
    can: at === 3 ? [] : ['edit', 'delete', 'batchLabel', 'release', 'transfer', 'setStar', 'black', 'erase', 'addWork', 'addFollowUp'],
    webId: 10,
    platformId: `700${at}`,
    upNumber,
    nickname,
    upTypeId: 1,
    country,
    platformType: [1],
    productCategory: ['skincare', 'beauty'],
    authorCategory: ['beautyAuthor'],
    homePageLink: `https://www.tiktok.com/@${upNumber}`,
    avatar: null,
    starLevel,
    fansNum,
    likesNum: fansNum && fansNum * 9,
    worksNum: fansNum && 320,
    interactionRate,
    avgViews,
    avgLikes: avgViews && Math.round(avgViews / 20),
    sales30,
    sales30Currency,
    femaleRatio: fansNum ? 0.78 : null,
    minPrice: country === 'TH' ? '12500.00' : null,
    labels: creatorLabels.slice(at % 2, (at % 2) + 1 + (at % 3)),
    owner: owners[at % 2] ?? null,
    blackFlag: at === 2,
    extractTestStatus: 1,
    dataTime: fansNum ? '2026-11-20 23:00:00' : null,
    createTime: '2026-03-02 04:10:00',
    createUser: owners[(at + 1) % 2] ?? null,
    bio: 'Honest skincare reviews, live every Friday at 20:00.',
    videosNum: fansNum ? 310 : null,
    medianViews: avgViews && Math.round(avgViews * 0.8),
    age: fansNum
      ? [
          { range: '18-24', ratio: 0.41 },
          { range: '25-34', ratio: 0.38 },
          { range: '35-44', ratio: 0.21 },
        ]
      : [],
    audience: (fansNum && origins[at % origins.length]) || null,
    sales30Source: at % 2 ? 2 : 1,
    gmv: at % 2 ? '0.00' : '96400.00',
    fulfilledNum: at % 2 ? 0 : 4,
    blackReason: at === 2 ? 'Bought followers' : null,
    contactsVisible: at !== 3,
    contacts: [
      { contactType: 'line', contactValue: at === 3 ? 'pl***' : 'ploy.work', isPrimary: true },
      { contactType: 'phone', contactValue: at === 3 ? '+66******78' : '+66812345678', isPrimary: false },
    ],
    prices: [
      { priceTitle: 'Short video', priceInfo: '1 video, 30-60 s, online for 90 days', amount: '12500.00', currency: 'THB', unit: 'video' },
    ],
  }),
);

const rehearsed = (ids: readonly string[]) => ({ ok: [...ids], failed: [] });

/** A fresh fake server of creators. The transfer of Linh is refused: her open submissions would stay behind. */
export function creatorAnswers() {
  const { answers, rows } = fakeCrud({
    api: upApi,
    rows: creatorRows,
    matches: (row, { searchValue, country, labelId }) => {
      const wanted = typeof searchValue === 'string' ? searchValue.toLowerCase().split('\n') : [];
      return (
        (!wanted.length || wanted.some((word) => `${row.nickname} ${row.upNumber} ${row.homePageLink}`.toLowerCase().includes(word))) &&
        (!country || (country as string[]).includes(row.country)) &&
        (!labelId || row.labels.some(({ id }) => (labelId as string[]).includes(id)))
      );
    },
  });
  const pageAnswer = answers[0];
  const pool = (input: unknown) => {
    const page = pageAnswer?.reply(input) as { rows: UpDetail[] };
    return { ...page, rows: page.rows.map((row) => ({ ...row, owner: null, can: row.id === '4' ? [] : ['claim'] })) };
  };
  return [
    ...answers,
    { endpoint: upApi.game, reply: (input: unknown) => pageAnswer?.reply(input) },
    { endpoint: upApi.pool, reply: pool },
    answer(upApi.owners, ({ searchValue }) =>
      owners.filter(({ name }) => !searchValue || name.toLowerCase().includes(searchValue.toLowerCase())),
    ),
    answer(labelApi.categories, () => [{ id: '1', parentId: '0', typeName: 'Creator profile', objectType: 1, labels: creatorLabels }]),
    answer(upApi.testExtract, ({ homePageLink }) => ({
      testId: '8001',
      found: homePageLink.includes('@new.face')
        ? {
            platformId: '790042',
            upNumber: 'new.face',
            nickname: 'New Face',
            fansNum: 51_200,
            likesNum: 400_000,
            worksNum: 88,
            avgViews: 7200,
            interactionRate: 0.0521,
          }
        : null,
      hasConnector: !homePageLink.includes('@no.connector'),
      mayVouch: homePageLink.includes('@no.connector'),
    })),
    answer(upApi.claim, ({ ids }) => rehearsed(ids)),
    answer(upApi.release, ({ ids }) => rehearsed(ids)),
    answer(upApi.batchLabel, ({ ids, add, remove }) => {
      rows.forEach((row, at) => {
        if (ids.includes(row.id))
          rows[at] = {
            ...row,
            labels: [
              ...row.labels.filter(({ id }) => !remove.includes(id) && !add.includes(id)),
              ...creatorLabels.filter(({ id }) => add.includes(id)),
            ],
          };
      });
      return rehearsed(ids);
    }),
    answer(upApi.transfer, ({ ids, withSubmissions }) => {
      const failed = withSubmissions
        ? []
        : ids
            .filter((id) => id === '2')
            .map((id) => ({ id, code: errors.handOverSubmissions.code, message: errors.handOverSubmissions.en }));
      return { ok: ids.filter((id) => failed.every((row) => row.id !== id)), failed };
    }),
    answer(upApi.detail, ({ id }) => {
      const row = rows.find((one) => one.id === id) as UpDetail | undefined;
      if (!row) throw new Refusal(errors.noDataPermission.code, errors.noDataPermission.en);
      return row;
    }),
  ];
}

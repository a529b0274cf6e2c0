import { profileLink } from '../../modules/creators/channel';
import { countryOf } from '../../modules/system/country';
import type { ups } from '../../tables/creators/creator';
import { creatorWords } from './creatorWords';
import { authorsByTop, demoCategories } from '../demo/demoCategories';
import type { DemoDay } from '../demo/demoDay';
import { between, beta, dirichlet, logNormal, weighted } from '../demo/distributions';
import { markets } from '../merchants/goodsWords';
import { type Place, places } from '../system/places';
import { pick } from '../demo/random';

type Random = () => number;

/** Everything about a creator that does not come from its works or its owner. */
export type Creator = Pick<
  Required<typeof ups.$inferInsert>,
  | 'id'
  | 'webId'
  | 'platformId'
  | 'upNumber'
  | 'nickname'
  | 'country'
  | 'upTypeId'
  | 'platformType'
  | 'productCategory'
  | 'authorCategory'
  | 'homePageLink'
  | 'bio'
  | 'sales30'
  | 'sales30Currency'
  | 'sales30Usd'
  | 'femaleRatio'
  | 'ageRatio'
  | 'mainAge'
  | 'credibility'
  | 'createTime'
> & { fansNum: number; likesNum: number; country: Place['code'] };

interface Making {
  random: Random;
  day: DemoDay;
  idAt: (time: Date) => string;
  /** Handles that are taken, as `channel/handle`. */
  taken: Set<string>;
}

const shares: readonly (readonly [Place['code'], number])[] = [
  ['VN', 26],
  ['ID', 24],
  ['TH', 18],
  ['PH', 18],
  ['MY', 10],
  ['SG', 4],
];
const channels = [
  [10, 88],
  [20, 5],
  [21, 5],
  [1, 1],
  [2, 1],
] as const;
const types = [
  [1, 78],
  [2, 5],
  [3, 10],
  [4, 7],
] as const;
const ages = ['13-17', '18-24', '25-34', '35-44', '45-54', '55+'] as const;

/** One creator of the demo: country, channel, name, followers and shares as in domain/seed-and-scale 8.2 and 8.3. */
export function creatorRow({ random, day, idAt, taken }: Making): Creator {
  const country = weighted(random, shares);
  const webId = weighted(random, channels);
  const upTypeId = webId === 1 || webId === 2 ? 2 : weighted(random, types);
  const { nickname, upNumber } = nameOf(random, country, webId, taken);
  const createTime = day.ago(between(random, 3, 395), between(random, 0, 419));
  const categories = [
    pick(random, demoCategories as unknown as [(typeof demoCategories)[number]]),
    ...(random() < 0.4 ? [pick(random, demoCategories as unknown as [(typeof demoCategories)[number]])] : []),
  ];
  const [author, female] = authorsByTop[categories[0]?.top ?? ''] ?? ['lifestyle', 0.5];
  const fansNum = Math.max(1000, Math.round(logNormal(random, 9.6, 1.5)));
  const shown = dirichlet(random, [0.07, 0.38, 0.34, 0.14, 0.05, 0.02], 40).map((share) => Math.round(share * 1000) / 1000);
  const ageRatio = ages.map((range, index) => ({ range, ratio: shown[index] ?? 0 }));
  const salesUsd = upTypeId === 1 && random() < 0.75 ? logNormal(random, 5.2, 2.1) : null;
  const { currency, scale } = countryOf(country);
  return {
    id: idAt(createTime),
    webId,
    platformId: `${webId}7${String(between(random, 10 ** 14, 10 ** 15 - 1))}`,
    upNumber,
    nickname,
    country,
    upTypeId,
    platformType: webId === 20 ? [3] : webId === 10 && random() < 0.3 ? [1, 2] : [1],
    productCategory: [...new Set(categories.map(({ code }) => code))],
    authorCategory: upTypeId === 2 ? ['gaming'] : [author],
    homePageLink: profileLink(webId, upNumber),
    bio: random() < 0.85 ? `${pick(random, creatorWords[country].lines)} · ${pick(random, creatorWords[country].towns)}` : null,
    fansNum,
    likesNum: Math.round(fansNum * logNormal(random, Math.log(12), 0.8)),
    sales30: salesUsd === null ? null : (salesUsd * markets[country].perUsd).toFixed(scale),
    sales30Currency: salesUsd === null ? null : currency,
    sales30Usd: salesUsd === null ? null : salesUsd.toFixed(2),
    femaleRatio: Math.round(beta(random, upTypeId === 2 ? 0.28 : female, 30) * 10_000) / 10_000,
    ageRatio,
    mainAge: ageRatio.reduce((main, age) => (age.ratio > main.ratio ? age : main)).range,
    credibility: random() < 0.06 ? between(random, 40, 74) : between(random, 75, 100),
    createTime,
  };
}

function nameOf(random: Random, country: Place['code'], webId: number, taken: Set<string>): { nickname: string; upNumber: string } {
  const place = places.find(({ code }) => code === country) ?? places[0];
  if (!place) throw new Error('There is no country.');
  const [given, family] = [pick(random, place.given), pick(random, place.family)];
  const nickname = place.familyFirst ? `${family} ${given}` : `${given} ${family}`;
  const base =
    random() < 0.5
      ? `${plain(given)}${pick(random, ['.', '_', ''])}${plain(family)}`
      : plain(given) + pick(random, creatorWords[country].endings);
  for (let n = 0; ; n += 1) {
    const upNumber = n === 0 ? base : `${base}${between(random, 1, 9 + n * 100)}`;
    if (taken.has(`${webId}/${upNumber}`)) continue;
    taken.add(`${webId}/${upNumber}`);
    return { nickname, upNumber };
  }
}

/** Letters of a handle: no marks, no blanks. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^a-z]/g, '');

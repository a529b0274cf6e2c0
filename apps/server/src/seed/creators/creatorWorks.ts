import { workLink } from '../../modules/creators/channel';
import type { works } from '../../tables/creators/creator';
import type { Creator } from './creatorRow';
import { creatorWords } from './creatorWords';
import type { DemoDay } from '../demo/demoDay';
import { between, logNormal, negativeBinomial, poisson } from '../demo/distributions';
import { pick, seededRandom } from '../demo/random';

export type Work = typeof works.$inferInsert & { postTime: Date; views: number; likes: number; comments: number; shares: number };

interface Making {
  /** Which creator this is: the works of one do not change what is drawn for the next. */
  seed: number;
  day: DemoDay;
  idAt: (time: Date) => string;
  mean: number;
}

/** Interactions of a work per follower, by follower tier (domain/metrics 5.9). */
const tiers = [
  [10_000, 0.0784],
  [50_000, 0.0521],
  [100_000, 0.0389],
  [500_000, 0.0273],
  [Number.POSITIVE_INFINITY, 0.0184],
] as const;

/** The works of the last weeks of a creator; some post nothing (domain/seed-and-scale 8.3). */
export function creatorWorks(creator: Creator, { seed, day, idAt, mean }: Making): Work[] {
  const random = seededRandom(20_261_126 + seed);
  const count = random() < 0.04 ? 0 : negativeBinomial(random, mean, 1.2);
  const { fansNum } = creator;
  const words = creatorWords[creator.country];
  const perFan = (tiers.find(([most]) => fansNum < most)?.[1] ?? 0.02) * logNormal(random, 0, 0.45);
  const usual = fansNum ** 0.72 * Math.exp(1.9);
  const seeds = Array.from({ length: count }, () => Math.floor(random() * 2 ** 31));
  // Views follow the day of the week, and how much is drawn follows the views.
  return seeds.map(seededRandom).map((random) => {
    const age = between(random, 0, 45);
    const postTime = new Date(day.now.getTime() - age * 86_400_000 - between(random, 3600, 80_000) * 1000);
    const isWeekend = [0, 6].includes(postTime.getUTCDay());
    const ageShare = age < 2 ? 0.4 + 0.1 * age : age < 7 ? 0.6 + 0.06 * (age - 2) : Math.min(1, 0.9 + age / 450);
    const views = Math.round(fansNum ** 0.72 * logNormal(random, 1.9, 1.1) * (isWeekend ? 1.15 : 1) * ageShare);
    const interactions = Math.min(views * 0.6, fansNum * perFan * (views / usual));
    const id = idAt(postTime);
    const platformWorkId =
      creator.webId === 20 || creator.webId === 21 ? BigInt(id).toString(36).padStart(11, 'A').slice(-11) : `7${id.padStart(18, '0')}`;
    return {
      id,
      webId: creator.webId,
      platformWorkId,
      upId: creator.id,
      link: workLink(creator.webId, platformWorkId, creator.upNumber),
      descr: pick(random, words.lines),
      duration: between(random, 11, 180),
      postLocation: pick(random, words.towns),
      postTime,
      hashtags: [...new Set([pick(random, words.tags), pick(random, words.tags)])],
      views,
      likes: Math.round(interactions * 0.92),
      comments: poisson(random, views * 0.0022 * logNormal(random, 0, 0.7)),
      shares: Math.round(interactions * 0.04),
      favorites: Math.round(interactions * 0.05),
      isCommerce: creator.upTypeId === 1 && random() < 0.6,
      createTime: new Date(Math.min(day.now.getTime(), postTime.getTime() + 3_600_000)),
      dataTime: day.now,
    };
  });
}

import type { Language } from '@backlot/comment-words';
import type { ChannelComment } from '../../modules/collection/connectors';
import { logNormal, weighted } from '../demo/distributions';
import { pick } from '../demo/random';
import { commentLines, type Lines } from './commentLines';

const languages: Record<string, Language> = { PH: 'fil', MY: 'ms', TH: 'th', VN: 'vi', SG: 'en', ID: 'id' };
const names: Record<string, readonly [string, ...string[]]> = {
  PH: ['grace.t', 'jas_v', 'tintin.s', 'momshie.kris', 'angel_mnl', 'markj'],
  MY: ['aisyah', 'hafiz.my', 'weiling', 'priya_k', 'siti.r'],
  TH: ['ploy', 'mint_chill', 'fah.bkk', 'beam', 'praew'],
  VN: ['linh.ne', 'thao_hn', 'minhtuan', 'trang99', 'quynh.anh'],
  SG: ['junwei', 'xinyi.sg', 'rachel_t', 'arjun.n'],
  ID: ['putri.a', 'dewi_l', 'rizky', 'bagas.w', 'intan'],
};

/** Fans who comment in a country. */
const fansOf = 900;

/** The name and the channel's id of a fan of a country. */
export const fanOf = (country: string, n: number) => ({
  authorName: `${names[country]?.[n % (names[country]?.length ?? 1)] ?? 'user'}${n}`,
  authorPlatformId: `f${country.toLowerCase()}${String(n).padStart(5, '0')}`,
});

interface Under {
  platformWorkId: string;
  country: string;
  postTime: Date;
  now: Date;
  /** From when on complaints pile up; never by default. */
  waveFrom?: Date;
  /** Fans on the blacklist. */
  blackFans: readonly number[];
}

type Kind = Exclude<keyof Lines, 'things'>;

/** Shares of what is written (domain/seed-and-scale 8.3). */
const usual: readonly (readonly [Kind, number])[] = [
  ['good', 55],
  ['bad', 18],
  ['asking', 6],
  ['spam', 2],
  ['plain', 19],
];
const wave: typeof usual = [
  ['good', 34],
  ['bad', 42],
  ['asking', 8],
  ['spam', 1],
  ['plain', 15],
];

/** One comment, or with an answer two, under a work; most come within days after it. */
export function commentDrafts(random: () => number, place: number, under: Under): ChannelComment[] {
  const { platformWorkId, country, postTime, now, waveFrom, blackFans } = under;
  const own = languages[country] ?? 'en';
  const age = now.getTime() - postTime.getTime();
  const commentTime = new Date(postTime.getTime() + age * Math.min(0.999, random() ** 1.6 * Math.min(1, logNormal(random, 0, 0.4))));
  const shares = waveFrom && commentTime >= waveFrom ? wave : usual;
  const isBlack = blackFans.length > 0 && random() < 0.005;
  const language = weighted(random, [
    [own, 85],
    ['en', 10],
    ['zh', 5],
  ] as const);
  const { things, ...lines } = commentLines[language];
  const kind = isBlack ? 'bad' : weighted(random, shares);
  const id = `c${platformWorkId}.${place}`;
  const fan = fanOf(country, isBlack ? (blackFans[Math.floor(random() * blackFans.length)] ?? 0) : Math.floor(random() * fansOf));
  const isAnswered = random() < 0.06;
  const comment: ChannelComment = {
    platformCommentId: id,
    ...fan,
    content: pick(random, lines[kind]).replaceAll('{x}', pick(random, things)),
    likes: Math.floor(random() ** 4 * 60),
    replies: isAnswered ? 1 : 0,
    commentTime,
  };
  if (!isAnswered) return [comment];
  const answer: ChannelComment = {
    ...fanOf(country, Math.floor(random() * fansOf)),
    platformCommentId: `${id}.r`,
    parentPlatformId: id,
    content: pick(random, commentLines[own].plain).replaceAll('{x}', pick(random, commentLines[own].things)),
    likes: 0,
    replies: 0,
    commentTime: new Date(Math.min(now.getTime() - 1000, commentTime.getTime() + 3_600_000)),
  };
  return [comment, answer];
}

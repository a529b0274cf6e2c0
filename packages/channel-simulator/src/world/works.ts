import type { Account } from './account';
import { chance, digitsOf, logNormal, pick } from './chance';
import { markOfAccount } from './createBook';

/** A video; what it counts depends on the moment. */
export interface Work {
  id: string;
  account: Account;
  title: string;
  postedAt: Date;
  /** Seconds. */
  duration: number;
  finalViews: number;
}

export interface Figures {
  views: number;
  likes: number;
  comments: number;
  shares: number;
}

const day = 86_400_000;
const mostWorks = 2000;
/** Hours after which 1 - 1/e of the views have come: 60 % within 48 hours, 96 % within a week. */
const halfway = 52.4;

const titles = [
  'Three things I would buy again #review #budget',
  'My morning routine in Manila #skincare #routine',
  'Unboxing, honest words #unboxing',
  'Kem chống nắng cho da dầu #kemchongnang #review',
  'รีวิวเซรั่มตัวใหม่ #รีวิว',
  'Cara pakai botol minum ini #tips',
] as const;

/** The videos that an account has published by a moment, newest first. */
export function worksOf(account: Account, now: Date): Work[] {
  const made = madeOf.get(account) ?? [];
  madeOf.set(account, made);
  let count = 0;
  while (count < mostWorks) {
    const work = (made[count] ??= workAt(account, count));
    if (work.postedAt > now) break;
    count += 1;
  }
  return made.slice(0, count).reverse();
}

/** Videos that were looked at before, oldest first, and perhaps one to come: what they are does not depend on the moment. */
const madeOf = new WeakMap<Account, Work[]>();

/** The video of an account that an id names. */
export const workNamed = (account: Account, id: string, now: Date): Work | undefined =>
  worksOf(account, now).find((work) => work.id === id);

/** How a video does at a moment. */
export function figuresOf({ id, postedAt, finalViews }: Work, now: Date): Figures {
  const hours = hoursSince(postedAt, now);
  const views = viewsAfter(hours, finalViews);
  const share = (name: string, most: number) => Math.round(views * most * (0.4 + 0.6 * chance(id, name)));
  return { views, likes: share('likes', 0.09), comments: commentsBy(id, finalViews, hours), shares: share('shares', 0.012) };
}

/** How often a video has been seen at a moment. */
export const viewsOf = ({ postedAt, finalViews }: Work, now: Date): number => viewsAfter(hoursSince(postedAt, now), finalViews);

const hoursSince = (postedAt: Date, now: Date): number => Math.max(0, (now.getTime() - postedAt.getTime()) / 3_600_000);

const viewsAfter = (hours: number, finalViews: number): number => Math.round(finalViews * (1 - Math.exp(-hours / halfway)));

/** When the comment in a place was written, in hours after the video; Infinity for one that never is. */
export function hoursOfComment(id: string, finalViews: number, place: number): number {
  const all = mostComments(id, finalViews);
  return place < all ? -halfway * Math.log(1 - (place + 0.5) / all) : Infinity;
}

function commentsBy(id: string, finalViews: number, hours: number): number {
  const all = mostComments(id, finalViews);
  return Math.max(0, Math.min(all, Math.round(all * (1 - Math.exp(-hours / halfway)))));
}

const mostComments = (id: string, finalViews: number): number => Math.round(finalViews * 0.0022 * (0.5 + chance(id, 'comments')));

function workAt(account: Account, index: number): Work {
  // About eleven a month, never two at once.
  const at = (index + 0.15 + 0.7 * chance(account.id, index, 'when')) * 2.7 * day;
  return {
    id: idAt(account, index),
    account,
    title: pick(titles, account.id, index),
    postedAt: new Date(Math.floor((account.since.getTime() + at) / 1000) * 1000),
    duration: 15 + Math.floor(chance(account.id, index, 'duration') * 45),
    finalViews: Math.round(account.followers ** 0.72 * logNormal(1.9, 1.1, account.id, index)),
  };
}

const idAt = (account: Account, index: number): string =>
  account.channel !== 'youtube'
    ? `${account.channel === 'tiktok' ? 7 : 1}${digitsOf(account.id, 12)}${String(index).padStart(6, '0')}`
    : `${markOfAccount(account)}${index.toString(36).padStart(3, '0')}`;

/** Followers of an account at a moment: 0.15 % more each day. */
export const followersOf = ({ followers, since }: Account, now: Date): number =>
  Math.round(followers * 1.0015 ** Math.max(0, (now.getTime() - since.getTime()) / day));

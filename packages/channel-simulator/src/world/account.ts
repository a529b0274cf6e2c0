import { chance, digitsOf, logNormal, markOf } from './chance';

export type Channel = 'tiktok' | 'youtube' | 'instagram';

/** Somebody who publishes on a channel, as it was on a day; works and followers grow from there. */
export interface Account {
  channel: Channel;
  /** The platform's own lasting id. */
  id: string;
  handle: string;
  name: string;
  bio: string;
  followers: number;
  /** Since when the simulator knows works of this account. */
  since: Date;
}

const handles: Readonly<Record<Channel, readonly string[]>> = {
  tiktok: ['bea.reyes', 'momshie.kris', 'linh.reviewne', 'ploy.review', 'ayu.lestari_', 'weiling_kl'],
  youtube: ['linh.review', 'xinyi.sg', 'rizkyreview', 'mint_chill'],
  instagram: ['ayu.daily', 'kl.foodie'],
};

const ids: Readonly<Record<Channel, (handle: string) => string>> = {
  tiktok: (handle) => `-000${digitsOf(handle, 16)}`,
  youtube: (handle) => `UC${markOf(handle, 22)}`,
  instagram: (handle) => `178414${digitsOf(handle, 11)}`,
};

const firstDay = new Date('2026-09-01T00:00:00Z');

/** Accounts for who brings none along. */
export const ownAccounts = (): Account[] =>
  (Object.keys(handles) as Channel[]).flatMap((channel) => handles[channel].map((handle) => madeUp(channel, handle)));

const madeUp = (channel: Channel, handle: string): Account => ({
  channel,
  id: ids[channel](handle),
  handle,
  name: handle.replaceAll(/[._]+/g, ' ').trim(),
  bio: chance(handle, 'bio') > 0.2 ? 'Honest reviews every week.' : '',
  followers: Math.max(1000, Math.round(logNormal(9.6, 1.5, handle))),
  since: firstDay,
});

/** The agency's own account on Instagram, which asks after the others. */
export const ourInstagram: Account = { ...madeUp('instagram', 'backlot.official'), followers: 12_000 };

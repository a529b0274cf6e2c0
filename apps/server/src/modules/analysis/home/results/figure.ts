import type { HomeFigure } from '@backlot/contract';

/** A figure that has only what is said of it. */
export const figure = (key: string, now: string | number, more: Partial<HomeFigure> = {}): HomeFigure => ({
  key,
  now: String(now),
  before: null,
  of: null,
  currency: null,
  amounts: [],
  since: null,
  link: null,
  ...more,
});

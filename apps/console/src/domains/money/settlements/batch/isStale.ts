import type { Batch } from './Batch';

/** A preview that is made anew before it can be locked: it is older than a day (1028003). */
export const isStale = (
  { settleStatus, previewExpireTime }: Pick<Batch, 'settleStatus' | 'previewExpireTime'>,
  now = Date.now(),
): boolean => settleStatus === 0 && Date.parse(`${previewExpireTime.replace(' ', 'T')}Z`) < now;

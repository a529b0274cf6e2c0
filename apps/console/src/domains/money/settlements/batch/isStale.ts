import { settlementLife } from '@backlot/contract';
import type { Batch } from './Batch';

type Computed = Pick<Batch, 'settleStatus' | 'previewHash' | 'previewExpireTime'>;

/** A preview of whose country and dimension a rule was enabled or disabled since. */
export const isOutdated = ({ settleStatus, previewHash }: Pick<Computed, 'settleStatus' | 'previewHash'>): boolean =>
  settleStatus === settlementLife.states.preview && previewHash === '';

/** A preview that is made anew before it can be locked (1028003): a rule of it changed, or it is older than a day. */
export const isStale = (batch: Computed, now = Date.now()): boolean =>
  isOutdated(batch) ||
  (batch.settleStatus === settlementLife.states.preview && Date.parse(`${batch.previewExpireTime.replace(' ', 'T')}Z`) < now);

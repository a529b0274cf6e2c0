import { mostMatching } from '@backlot/contract';
import { Refusal } from '../../../http/answers/refusal';

/** Refuses an action on all matching rows where they are more than it takes: nothing is left out silently (decision 0010). */
export function refuseTooMany(total: number): void {
  if (total > mostMatching)
    throw new Refusal('tooManyMatching', { total: total.toLocaleString('en'), limit: mostMatching.toLocaleString('en') });
}

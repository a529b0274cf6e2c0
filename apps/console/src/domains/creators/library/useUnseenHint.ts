import type { UpRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { strings } from './strings';

/** What is said of chosen creators that were not on screen: nobody knows yet whether each may change. Undefined when all were. */
export function useUnseenHint(ids: readonly string[], { rowOf }: Pick<ListHandle<UpRow>, 'rowOf'>): string | undefined {
  const t = useStrings(strings);
  const count = ids.filter((id) => !rowOf(id)).length;
  return count > 0 ? t('unseen', { count }) : undefined;
}

import { leaderOrderApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { ManagedOrders } from './ManagedOrders';
import { strings } from './strings';

/** Commission campaigns of a team (domain/roles 7.2). */
export function LeaderOrdersScreen() {
  const t = useStrings(strings);
  return (
    <ManagedOrders
      api={leaderOrderApi}
      type={2}
      permission="workOrderLeader"
      words={{ plural: t('leaderOrders'), noun: t('leaderNoun') }}
    />
  );
}

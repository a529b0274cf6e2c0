import { commercialOrderApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { ManagedOrders } from './ManagedOrders';
import { strings } from './strings';

/** Brand jobs, usually with a shooting fee (domain/roles 7.2). */
export function CommercialOrdersScreen() {
  const t = useStrings(strings);
  return (
    <ManagedOrders
      api={commercialOrderApi}
      type={1}
      permission="workOrderCom"
      words={{ plural: t('commercial'), noun: t('commercialNoun') }}
    />
  );
}

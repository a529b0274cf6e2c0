import { useStrings } from '@backlot/i18n/react';
import { useMemo } from 'react';
import { lazyPart } from '../../../../kit/lazyPart';
import { draftOfOrder, newOrderDraft } from './orderDraft';
import { type FormWord, orderFormStrings } from './orderFormStrings';

const CommercialFields = lazyPart(async () => (await import('./OrderFields')).CommercialFields);
const LeaderFields = lazyPart(async () => (await import('./OrderFields')).LeaderFields);

/** How orders of a type are written and corrected, in their list and on their page. */
export function useOrderForm(type: number) {
  const t = useStrings(orderFormStrings);
  return useMemo(() => {
    const kind = type === 1 ? 1 : 2;
    return {
      Fields: kind === 1 ? CommercialFields : LeaderFields,
      defaults: newOrderDraft(kind),
      draftOf: draftOfOrder,
      width: 'large' as const,
      labelOf: (field: string) => (Object.hasOwn(orderFormStrings.messages.en, field) ? t(field as FormWord) : field),
    };
  }, [t, type]);
}

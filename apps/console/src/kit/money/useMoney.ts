import { isCurrency, missingText } from '@backlot/i18n';
import { useFormat } from '@backlot/i18n/react';
import { useCallback } from 'react';

/** Money as the wire carries it, in words; a dash where there is none. */
export function useMoney(): (amount: string | null, currency: string) => string {
  const format = useFormat();
  return useCallback((amount, currency) => (isCurrency(currency) ? format.money({ amount, currency }) : (amount ?? missingText)), [format]);
}

import { useStrings } from '@backlot/i18n/react';
import { useCallback } from 'react';
import { contactTypes, priceUnits } from './contactTypes';
import { creatorStrings } from '../strings';

/** Names of contact kinds and price units; what nobody knows stands for itself. */
export function useContactName() {
  const t = useStrings(creatorStrings);
  const contactName = useCallback((code: string) => (isOneOf(contactTypes, code) ? t(`contact_${code}`) : code), [t]);
  const unitName = useCallback(
    (code: string | null) => (code !== null && isOneOf(priceUnits, code) ? t(`unit_${code}`) : (code ?? '')),
    [t],
  );
  return { contactName, unitName };
}

const isOneOf = <Code extends string>(codes: readonly Code[], code: string): code is Code => (codes as readonly string[]).includes(code);

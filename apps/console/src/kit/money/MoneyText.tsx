import { isCurrency, missingText } from '@backlot/i18n';
import { useFormat } from '@backlot/i18n/react';

/** Money in its own currency, in the reader's notation; a dash for an unknown amount. */
export function MoneyText({ amount, currency }: { amount: string | null | undefined; currency: string | null | undefined }) {
  const format = useFormat();
  if (!amount || !currency || !isCurrency(currency)) return missingText;
  return <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{format.money({ amount, currency })}</span>;
}

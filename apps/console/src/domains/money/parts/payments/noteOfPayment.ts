import type { PaymentRow } from '@backlot/contract';
import type { Translate } from '@backlot/i18n';
import type { paymentStrings } from './paymentStrings';

type Word = keyof (typeof paymentStrings)['messages']['en'];

/** What one should know of a payment besides its state. */
export function noteOfPayment(
  { reverseOf, isReversed, reverseAskUser, failReason, providerNo }: PaymentRow,
  t: Translate<Word>,
): string | undefined {
  if (reverseOf) return t('reversalOf', { number: reverseOf.name });
  if (isReversed) return t('wasReversed');
  if (reverseAskUser) return t('reverseWaits');
  return failReason ?? providerNo ?? undefined;
}

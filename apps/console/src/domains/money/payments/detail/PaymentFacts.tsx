import type { PaymentRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { DescriptionList } from '@backlot/ui-kit';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { monthName } from '../../parts/monthName';
import { strings } from '../strings';

/** What a payment says of itself: sum, account, statement and proof. */
export function PaymentFacts({ payment }: { payment: PaymentRow }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const format = useFormat();
  const { nameFor } = useDictionary();
  const { statement, settleMonth, settleDimension, country, currency, beneficiary, amount, method, payee } = payment;
  const { providerNo, voucherFile, createTime, payTime, payUser, reverseOf } = payment;
  return (
    <DescriptionList
      items={[
        { label: t('amount'), value: <MoneyText amount={amount} currency={currency} /> },
        { label: t('beneficiary'), value: beneficiary.name },
        {
          label: t('statement'),
          value: (
            <RecordLink path="/statementDetail" id={statement.id}>
              {[statement.name, monthName(settleMonth, locale)].join(', ')}
            </RecordLink>
          ),
        },
        { label: t('dimension'), value: nameFor('settleDimension', settleDimension) },
        { label: t('country'), value: nameFor('country', country) },
        { label: t('method'), value: nameFor('payMethod', method) },
        { label: t('payee'), value: payee },
        { label: t('providerNo'), value: providerNo },
        { label: t('voucher'), value: t(voucherFile ? 'voucherThere' : 'voucherNone') },
        { label: t('begun'), value: format.exact(createTime) },
        { label: t('payTime'), value: payTime && format.exact(payTime) },
        { label: t('payUser'), value: payUser?.name },
        ...(reverseOf
          ? [
              {
                label: t('takesBack'),
                value: (
                  <RecordLink path="/paymentDetail" id={reverseOf.id}>
                    {reverseOf.name}
                  </RecordLink>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

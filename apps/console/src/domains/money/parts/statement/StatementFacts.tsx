import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { DescriptionList, Section } from '@backlot/ui-kit';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { factStrings } from './factStrings';
import type { Statement } from './Statement';

/** What a statement stands on besides its lines (domain/money 4.8); times are those of its country, as its months are, with the offset that holds there then. */
export function StatementFacts({ statement }: { statement: Statement }) {
  const t = useStrings(factStrings);
  const format = useFormat();
  const can = useCan();
  const { nameFor } = useDictionary();
  const { settleDimension, country, currency, timeZone, cutoffTime, dataTime, gmv, refundAmount, withholdingRate } = statement;
  const { commercialOrderCount, teamLeaderOrderCount, payee, payNo, payMethod, payTime, providerNo, voucher } = statement;
  const time = (at: string | null) => at && format.exact(at, timeZone);
  // Whoever opens payments has them listed below.
  const isPaymentTold = payNo !== null && !can('payment.get');
  return (
    <Section title={t('facts')}>
      <DescriptionList
        items={[
          { label: t('dimension'), value: nameFor('settleDimension', settleDimension) },
          { label: t('country'), value: nameFor('country', country) },
          { label: t('currency'), value: currency },
          { label: t('timeZone'), value: timeZone.replaceAll('_', ' ') },
          { label: t('cutoff'), value: time(cutoffTime) },
          { label: t('gmv'), value: <MoneyText amount={gmv} currency={currency} /> },
          { label: t('refunds'), value: <MoneyText amount={refundAmount} currency={currency} /> },
          { label: t('commercialOrders'), value: format.number(commercialOrderCount) },
          { label: t('teamLeaderOrders'), value: format.number(teamLeaderOrderCount) },
          { label: t('taxRate'), value: format.percent(withholdingRate) },
          ...(payee === null ? [] : [{ label: t('payee'), value: payee }]),
          ...(isPaymentTold
            ? [
                { label: t('payNo'), value: payNo },
                { label: t('method'), value: payMethod && nameFor('payMethod', payMethod) },
                { label: t('payTime'), value: time(payTime) },
                { label: t('providerNo'), value: providerNo },
                { label: t('voucher'), value: voucher },
              ]
            : []),
          { label: t('dataTime'), value: time(dataTime) },
        ]}
      />
    </Section>
  );
}

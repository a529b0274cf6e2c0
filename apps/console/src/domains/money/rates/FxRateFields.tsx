import { currencies } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { FormDay } from '../../../kit/form/FormDay';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import { strings } from './strings';

const codes = currencies.map((value) => ({ value, label: value }));

/** Fields of an exchange rate. */
export function FxRateFields() {
  const t = useStrings(strings);
  return (
    <>
      <FormDay name="rateDate" label={t('rateDate')} isRequired />
      <FormSelect name="fromCurrency" label={t('fromCurrency')} choices={codes} isRequired />
      <FormSelect name="toCurrency" label={t('toCurrency')} choices={codes.slice(-2)} isRequired />
      <FormText name="rate" label={t('rate')} hint={t('rateHint')} isRequired />
      <FormText name="source" label={t('source')} />
    </>
  );
}

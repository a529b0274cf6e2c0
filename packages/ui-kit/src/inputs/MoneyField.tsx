import { type Currency, currencyScale, currencySymbol, parseMoney } from '@backlot/i18n';
import { useFormat, useLocale } from '@backlot/i18n/react';
import { DecimalField, type DecimalFieldProps } from './DecimalField';

/** An amount in one currency; the value is the wire's exact decimal string. */
export type MoneyFieldProps = DecimalFieldProps & { currency: Currency };

/** Money in local notation with the currency's own decimals: none for VND and IDR; Vietnamese writes the symbol behind. */
export function MoneyField({ currency, ...props }: MoneyFieldProps) {
  const format = useFormat();
  const symbol = currencySymbol(currency);
  const side = useLocale() === 'vn' ? { after: symbol } : { before: symbol };
  return (
    <DecimalField
      {...props}
      decimals={currencyScale(currency)}
      parse={(text) => parseMoney({ text, currency, locale: format.locale })}
      show={(amount) => format.money({ amount, currency, display: 'none' })}
      {...side}
    />
  );
}

import { formatExact, formatMoney, formatPercent, isCurrency, type Locale } from '@backlot/i18n';
import type { StatementRecord } from './StatementRecord';

/** Money and times of one statement as text: in its currency, which the heading names, and in the zone of its country, with its offset. */
export const statementWriter = ({ currency, timeZone }: StatementRecord, locale: Locale) => ({
  money: (amount: string | null | undefined): string =>
    amount === null || amount === undefined
      ? ''
      : isCurrency(currency)
        ? formatMoney({ amount, currency, locale, display: 'none' })
        : amount,
  percent: (rate: string | null | undefined): string => (rate === null || rate === undefined ? '' : formatPercent(rate, locale)),
  time: (time: string | null | undefined): string => (time ? formatExact(time, locale, timeZone) : ''),
});

import type { Words } from '@backlot/contract';
import type { Language } from '../../../db/Language';
import { refuseField } from '../../../http/answers/refuseField';
import { countries } from './country';

const scales: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values(countries).map(({ currency, scale }) => [currency, scale]),
);

/** Decimals that amounts of a currency have; two for one that is not ours. */
const scaleOf = (currency: string): number => scales[currency] ?? 2;

/** An exact amount or percentage as whole hundredths, for comparing: `hundredths('12.5')` is `1250n`. */
export function hundredths(amount: string): bigint {
  const [whole = '0', decimals = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2) || '0');
}

/** A stored amount as it travels: with the decimals of its currency. */
export const presentAmount = (amount: string | null, currency: string): string | null =>
  amount !== null && scaleOf(currency) === 0 ? amount.replace(/\.0+$/, '') : amount;

const tooFine = (scale: number): Words =>
  scale === 0
    ? {
        en: 'Amounts in this currency have no decimals.',
        'zh-CN': '该币种的金额不含小数。',
        vn: 'Số tiền bằng loại tiền này không có số lẻ.',
      }
    : { en: `Amounts have at most ${scale} decimals.`, 'zh-CN': `金额最多 ${scale} 位小数。`, vn: `Số tiền có tối đa ${scale} số lẻ.` };

const figures = { en: 'en', 'zh-CN': 'zh-CN', vn: 'vi' } as const;

/** An exact amount in a language's figures: 399000 is `399,000`, in vn `399.000`. */
export const amountIn = (language: Language, amount: string, currency: string): string => {
  const digits = scaleOf(currency);
  return new Intl.NumberFormat(figures[language], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    amount as `${number}`,
  );
};

/** Refuses with 1012001 an amount finer than its currency (domain/model 2.0). */
export function checkScale(amounts: Readonly<Record<string, string | undefined>>, currency: string): void {
  for (const [field, amount] of Object.entries(amounts)) {
    const decimals = amount?.split('.')[1]?.replace(/0+$/, '').length ?? 0;
    if (decimals > scaleOf(currency)) throw refuseField(field, tooFine(scaleOf(currency)));
  }
}

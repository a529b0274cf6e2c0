import { refuseField } from '../../../http/answers/refuseField';

/** A currency is always worth one of itself. */
export function refuseSameCurrency({ fromCurrency, toCurrency }: { fromCurrency: string; toCurrency: string }): void {
  if (fromCurrency === toCurrency) throw refuseField('toCurrency', same);
}

const same = {
  en: 'Choose another currency.',
  'zh-CN': '请选择另一种货币。',
  vn: 'Hãy chọn tiền tệ khác.',
};

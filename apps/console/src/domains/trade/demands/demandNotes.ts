import type { DemandProblem } from '@backlot/contract';
import { type Currency, type Format, isCurrency, type Translate } from '@backlot/i18n';
import type { Word } from './strings';

const sentences = {
  requireUpNumRange: 'numRange',
  tooManyWishes: 'tooManyUps',
  upProportionTooHigh: 'upOverWhole',
  shotCostRequired: 'feeNeeded',
  endBeforeBegin: 'endBeforeBegin',
  budgetBelowFees: 'budgetBelowFees',
} as const satisfies Record<DemandProblem['rule'], Word>;

/** What is wrong with a demand form as a sentence, in the money of its country. */
export function demandNote({ field, rule, values = {} }: DemandProblem, { t, format, currency }: Wording): string {
  if (rule === 'upProportionTooHigh' && field === 'wholeProportion') return t('wholeMissing');
  const { fees } = values;
  if (typeof fees !== 'string') return t(sentences[rule], values);
  return t(sentences[rule], {
    fees: isCurrency(currency) ? format.money({ amount: fees, currency }) : fees,
  });
}

interface Wording {
  t: Translate<Word>;
  format: Format;
  currency: Currency | string;
}

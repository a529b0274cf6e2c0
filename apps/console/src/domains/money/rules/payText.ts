import { type Format, isCurrency, type Translate } from '@backlot/i18n';
import type { Rule } from './Rule';
import type { Word } from './strings';

/** How a rule pays, in a sentence. */
export function payText({ ruleType, calcMode, metric, base, ratio, amount, currency, tiers }: Rule, t: Translate<Word>, format: Format) {
  const money = (value: string) => (isCurrency(currency) ? format.money({ amount: value, currency }) : value);
  const shown = { ratio, base: metric === 1 ? money(base) : base, amount: money(amount) };
  if (ruleType === 2) return t('commercial', shown);
  if (ruleType === 3) return t('reward', { count: Math.max(1, tiers.length) });
  if (calcMode === 3) return t('progressive', { count: tiers.length });
  return t(calcMode === 2 ? 'gate' : 'excess', shown);
}

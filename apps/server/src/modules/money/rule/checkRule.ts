import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { checkScale, countryOf, hundredths } from '../../system/country';
import { checkScopes } from './checkScopes';
import { calcModeOf, isCounted, metricOf, type RuleDraft } from './draft';

const percentage = /^\d{1,3}(\.\d{1,2})?$/;

/** Refuses a rule that cannot be reckoned with: 1027001 ratios, 1027002 tiers, 1012001 the rest. */
export async function checkRule(tx: Db, draft: RuleDraft): Promise<void> {
  const { base, amount, tiers = [], validBegin, validEnd, country } = draft;
  checkRatio('ratio', draft.ratio);
  const { currency } = countryOf(country);
  const isCount = isCounted({ metric: metricOf(draft) });
  checkScale({ amount, ...(isCount ? {} : { base }) }, currency);
  if (isCount) checkWhole('base', base);
  if (validEnd !== undefined && validEnd < validBegin)
    throw refuseField('validEnd', {
      en: 'The last day cannot be before the first.',
      'zh-CN': '结束日期不能早于开始日期。',
      vn: 'Ngày kết thúc không thể trước ngày bắt đầu.',
    });
  checkPlace(draft);
  for (const [index, tier] of tiers.entries()) {
    const field = (name: string) => `tiers.${index}.${name}`;
    checkRatio(field('ratio'), tier.ratio);
    checkScale({ [field('amount')]: tier.amount, ...(isCount ? {} : { [field('base')]: tier.base }) }, currency);
    if (isCount) checkWhole(field('base'), tier.base);
    const below = tiers[index - 1];
    if (below && hundredths(tier.base) <= hundredths(below.base)) throw new Refusal('tiersNotIncreasing', {}, { field: field('base') });
  }
  await checkScopes(tx, draft);
}

function checkRatio(field: string, ratio: string): void {
  if (!percentage.test(ratio) || hundredths(ratio) > 10_000n) throw new Refusal('ruleRatioWrong', {}, { field });
}

function checkWhole(field: string, base: string): void {
  if (hundredths(base) % 100n !== 0n)
    throw refuseField(field, {
      en: 'A number of creators is a whole number.',
      'zh-CN': '达人数须为整数。',
      vn: 'Số KOL phải là số nguyên.',
    });
}

/** Bands need tiers without amounts; what is reckoned without tiers has none. */
function checkPlace(draft: RuleDraft): void {
  const { tiers = [] } = draft;
  const mode = calcModeOf(draft);
  if (mode === 3 && tiers.length === 0)
    throw refuseField('tiers', {
      en: 'Progressive bands need a tier.',
      'zh-CN': '阶梯累进至少需要一档。',
      vn: 'Lũy tiến cần ít nhất một bậc.',
    });
  if (mode === 3 && tiers.some(({ amount = '0' }) => hundredths(amount) > 0n))
    throw refuseField('tiers', {
      en: 'Progressive bands pay by ratio only.',
      'zh-CN': '阶梯累进只按比例计算，不设金额。',
      vn: 'Lũy tiến chỉ tính theo tỷ lệ.',
    });
  if (mode < 3 && tiers.length > 0)
    throw refuseField('tiers', {
      en: 'This calculation has no tiers.',
      'zh-CN': '该计算方式没有阶梯。',
      vn: 'Cách tính này không có bậc.',
    });
}

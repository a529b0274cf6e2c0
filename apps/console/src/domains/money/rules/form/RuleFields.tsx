import Box from '@mui/material/Box';
import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormDay } from '../../../../kit/form/FormDay';
import { FormMoney } from '../../../../kit/form/FormMoney';
import { FormPercent } from '../../../../kit/form/FormPercent';
import { FormRadios } from '../../../../kit/form/FormRadios';
import { FormSelect } from '../../../../kit/form/FormSelect';
import { FormText } from '../../../../kit/form/FormText';
import { currencyOf } from '../../../../kit/money/currencyOf';
import type { Rule } from '../Rule';
import { strings } from '../strings';
import { RuleTrial } from './RuleTrial';
import { ScopeField } from './ScopeField';
import { TierFields } from './TierFields';
import { useRuleConflict } from './useRuleConflict';

/** The fields of a rule: what its type does not have is not shown, and what it no longer has is not sent. */
export function RuleFields({ row }: { row: Rule | undefined }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const { optionsOf } = useDictionary();
  const { setValue, getValues } = useFormContext();
  const [ruleType, calcMode, metric, country, dimension] = useWatch({
    name: ['ruleType', 'calcMode', 'metric', 'country', 'dimension'],
  }) as [number, number, number, string, number];
  const conflict = useRuleConflict(row?.id);
  const isBands = ruleType === 1 && calcMode === 3;
  const hasTiers = ruleType === 3 || isBands;
  const isCounted = ruleType === 2 || (ruleType === 3 && metric === 3);
  const currency = currencyOf(country);
  useEffect(() => {
    if (!hasTiers && (getValues('tiers') as unknown[]).length > 0) setValue('tiers', [], { shouldDirty: true });
  }, [hasTiers, getValues, setValue]);
  const choicesOf = (type: string, codes?: readonly string[]) =>
    optionsOf(type)
      .filter(({ code }) => !codes || codes.includes(code))
      .map(({ code, names }) => ({ value: /^\d+$/.test(code) ? Number(code) : code, label: names[locale] }));
  return (
    <>
      <FormText name="ruleName" label={t('ruleName')} isRequired />
      <Box sx={pair}>
        <FormRadios name="ruleType" label={t('ruleType')} choices={choicesOf('ruleType')} />
        <FormRadios name="dimension" label={t('dimension')} choices={choicesOf('settleDimension', ['1', '2'])} />
      </Box>
      <Box sx={pair}>
        <FormSelect name="country" label={t('country')} choices={choicesOf('country')} isRequired />
        {ruleType === 1 && <FormSelect name="calcMode" label={t('calcMode')} choices={choicesOf('calcMode', ['1', '2', '3'])} />}
        {ruleType === 3 && (
          <FormRadios
            name="metric"
            label={t('metric')}
            choices={[
              { value: 1, label: t('metricGmv') },
              { value: 3, label: t('metricCount') },
            ]}
          />
        )}
      </Box>
      {!hasTiers && (
        <Box sx={three}>
          {isCounted ? (
            <FormText name="base" label={t('baseCount')} isRequired />
          ) : (
            <FormMoney name="base" label={t('base')} currency={currency} isRequired />
          )}
          <FormPercent name="ratio" label={t('ratio')} isRequired />
          <FormMoney
            name="amount"
            label={t('amount')}
            currency={currency}
            isRequired
            hint={t(ruleType === 2 ? 'amountEach' : 'amountHint')}
          />
        </Box>
      )}
      {hasTiers && <TierFields currency={currency} isCounted={isCounted} hasAmounts={!isBands} />}
      <Box sx={pair}>
        <FormDay name="validBegin" label={t('validBegin')} isRequired />
        <FormDay name="validEnd" label={t('validEnd')} hint={t('noEnd')} />
      </Box>
      <ScopeField country={country} dimension={dimension} known={row?.scopes ?? []} conflict={conflict} />
      <FormText name="remark" label={t('remark')} rows={2} />
      <RuleTrial />
    </>
  );
}

const pair = { display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
const three = { display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } } as const;

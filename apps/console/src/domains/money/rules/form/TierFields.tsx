import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import type { Currency } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { FieldGroup } from '../../../../kit/form/FieldGroup';
import { FormMoney } from '../../../../kit/form/FormMoney';
import { FormPercent } from '../../../../kit/form/FormPercent';
import { FormText } from '../../../../kit/form/FormText';
import { strings } from '../strings';

interface TierFieldsProps {
  currency: Currency;
  /** The base is a number of creators. */
  isCounted: boolean;
  /** Progressive bands pay by ratio only. */
  hasAmounts: boolean;
}

/** The tiers of a rule, from the lowest up. */
export function TierFields({ currency, isCounted, hasAmounts }: TierFieldsProps) {
  const t = useStrings(strings);
  const { fields, append, remove } = useFieldArray({ name: 'tiers' });
  const { errors } = useFormState({ name: 'tiers' });
  const problem = errors['tiers']?.message ?? errors['tiers']?.root?.message;
  return (
    <FieldGroup title={t('tiers')} hint={t(hasAmounts ? 'tiersHint' : 'bandsHint')}>
      {fields.map(({ id }, at) => (
        <Box
          key={id}
          sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: '1fr auto', sm: '1fr 1fr 1fr auto' } }}
        >
          {isCounted ? (
            <FormText name={`tiers.${at}.base`} label={t('tierBase', { number: at + 1 })} isRequired />
          ) : (
            <FormMoney name={`tiers.${at}.base`} label={t('tierBase', { number: at + 1 })} currency={currency} isRequired />
          )}
          <FormPercent name={`tiers.${at}.ratio`} label={t('tierRatio', { number: at + 1 })} isRequired />
          {hasAmounts && <FormMoney name={`tiers.${at}.amount`} label={t('tierAmount', { number: at + 1 })} currency={currency} />}
          <IconButton aria-label={t('removeTier', { number: at + 1 })} onClick={() => remove(at)}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {typeof problem === 'string' && <FormHelperText error>{problem}</FormHelperText>}
      {fields.length < 20 && (
        <Box>
          <Button size="small" variant="outlined" startIcon={<Add />} onClick={() => append({ base: '', ratio: '', amount: '' })}>
            {t('addTier')}
          </Button>
        </Box>
      )}
    </FieldGroup>
  );
}

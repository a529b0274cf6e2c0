import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { countryOf } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormMoney } from '../../../../kit/form/FormMoney';
import { FormSelect } from '../../../../kit/form/FormSelect';
import { FormText } from '../../../../kit/form/FormText';
import { priceUnits } from './contactTypes';
import { FieldGroup } from '../../../../kit/form/FieldGroup';
import { creatorStrings } from '../strings';
import { useContactName } from './useContactName';

const most = 5;

/** What a creator asks for: up to five prices in the money of the country (spec section 5). */
export function PriceRows() {
  const t = useStrings(creatorStrings);
  const { unitName } = useContactName();
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: 'prices' });
  const [country, prices] = useWatch({ control, name: ['country', 'prices'] }) as [string | undefined, { currency?: string }[] | undefined];
  const currency = countryOf(country)?.currency;
  const units = priceUnits.map((code) => ({ value: code, label: unitName(code) }));
  return (
    <FieldGroup title={t('prices')}>
      {fields.map(({ id }, at) => (
        <Box
          key={id}
          role="group"
          aria-label={`${t('prices')} ${at + 1}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 1fr) 140px auto' },
            gap: 2,
            alignItems: 'start',
          }}
        >
          <FormText name={`prices.${at}.priceTitle`} label={t('priceTitle')} isRequired />
          <Box sx={{ gridColumn: { xs: 1, sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
            <FormMoney
              name={`prices.${at}.amount`}
              label={t('amount')}
              currency={(prices?.[at]?.currency as typeof currency) ?? currency ?? 'USD'}
              isDisabled={!currency}
            />
          </Box>
          <Box sx={{ gridColumn: { xs: 1, sm: 'auto' }, gridRow: { xs: 3, sm: 'auto' } }}>
            <FormSelect name={`prices.${at}.unit`} label={t('unit')} choices={units} />
          </Box>
          <IconButton
            sx={{ gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' } }}
            aria-label={t('removeRow', { name: `${t('prices')} ${at + 1}` })}
            onClick={() => remove(at)}
          >
            <Close fontSize="small" />
          </IconButton>
          <Box sx={{ gridColumn: { xs: 1, sm: '1 / 4' } }}>
            <FormText name={`prices.${at}.priceInfo`} label={t('priceInfo')} isRequired />
          </Box>
        </Box>
      ))}
      {fields.length < most && (
        <Button
          size="small"
          startIcon={<Add />}
          sx={{ justifySelf: 'start' }}
          onClick={() => append({ priceTitle: '', priceInfo: '', amount: '', unit: 'video', ...(currency && { currency }) })}
        >
          {t('addPrice')}
        </Button>
      )}
    </FieldGroup>
  );
}

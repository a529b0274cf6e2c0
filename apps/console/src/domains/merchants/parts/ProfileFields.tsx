import Box from '@mui/material/Box';
import { useStrings } from '@backlot/i18n/react';
import { FormDict } from '../../../kit/form/FormDict';
import { FormPhone } from '../../../kit/form/FormPhone';
import { FormText } from '../../../kit/form/FormText';
import { shopStrings } from './strings';

/** The profile of a merchant. */
export function ProfileFields() {
  const t = useStrings(shopStrings);
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 4, alignItems: 'start' }}
    >
      <FormText name="shopName" label={t('shopName')} isRequired />
      <FormDict name="country" label={t('country')} type="country" isRequired />
      <FormPhone name="telephone" label={t('telephone')} isRequired />
      <FormText name="mailAddress" label={t('mailAddress')} type="email" isRequired />
      <FormText name="contactName" label={t('contactName')} />
      <FormDict name="productCategory" label={t('productCategory')} type="productCategory" hint={t('categoryHint')} isMultiple />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FormText name="introduce" label={t('introduce')} rows={3} />
      </Box>
    </Box>
  );
}

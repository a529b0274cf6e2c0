import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useStrings } from '@backlot/i18n/react';
import { ServiceLinks } from '../parts/services/ServiceLinks';
import { Contacts } from './security/Contacts';
import { strings } from './strings';

/** What is bound to the account: a phone to sign in with, an e-mail address to recover it. */
export function BindingSettings() {
  const t = useStrings(strings);
  return (
    <Stack sx={{ gap: 3.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('bindingHint')}</Typography>
      <Contacts isBinding />
      <ServiceLinks />
    </Stack>
  );
}

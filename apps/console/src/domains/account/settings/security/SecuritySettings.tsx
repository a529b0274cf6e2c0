import Stack from '@mui/material/Stack';
import { Contacts } from './Contacts';
import { PasswordForm } from './PasswordForm';
import { SecondFactor } from './SecondFactor';
import { SessionList } from './SessionList';

/** Password, phone and e-mail, second step, and where one is signed in. */
export const SecuritySettings = () => (
  <Stack sx={{ gap: 3.5 }}>
    <PasswordForm />
    <Contacts />
    <SecondFactor />
    <SessionList />
  </Stack>
);

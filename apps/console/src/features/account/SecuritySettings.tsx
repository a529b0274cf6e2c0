import Stack from '@mui/material/Stack';
import { PasswordForm } from './PasswordForm';
import { SecondFactor } from './SecondFactor';
import { SessionList } from './SessionList';

/** Password, second step, and where one is signed in. */
export const SecuritySettings = () => (
  <Stack sx={{ gap: 3.5 }}>
    <PasswordForm />
    <SecondFactor />
    <SessionList />
  </Stack>
);

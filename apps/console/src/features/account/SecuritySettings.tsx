import Stack from '@mui/material/Stack';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

/** The password, and where one is signed in. */
export const SecuritySettings = () => (
  <Stack sx={{ gap: 3.5 }}>
    <PasswordForm />
    <SessionList />
  </Stack>
);

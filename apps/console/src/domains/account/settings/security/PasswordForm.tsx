import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ApiError } from '@backlot/api-client';
import { authApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { PasswordField, Section, useNotice } from '@backlot/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';

const empty = { password: '', newPassword: '', repeated: '' };

/** Changes the own password; what is wrong stands at its field. */
export function PasswordForm() {
  const t = useStrings(strings);
  const { client } = useConsole();
  const notify = useNotice();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(empty);
  const [problems, setProblems] = useState<Partial<Record<keyof typeof empty, string>>>({});
  const change = useMutation({
    mutationFn: () => client.call(authApi.updatePassword, { password: typed.password, newPassword: typed.newPassword }),
    onSuccess: async () => {
      setTyped(empty);
      notify.success(t('passwordChanged'));
      await queries.invalidateQueries({ queryKey: [authApi.sessions.path] });
    },
    onError: (error) => error instanceof ApiError && setProblems(error.fields),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(typed.newPassword.length < 8 && { newPassword: t('tooShort') }),
      ...(typed.repeated !== typed.newPassword && { repeated: t('differs') }),
    };
    setProblems(found);
    if (!Object.keys(found).length) change.mutate();
  };
  const field = (name: keyof typeof empty, label: string, autoComplete: string) => ({
    label,
    value: typed[name],
    required: true,
    error: Boolean(problems[name]),
    helperText: problems[name] ?? (name === 'newPassword' ? t('passwordHint') : undefined),
    autoComplete,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const isUnplaced = change.error && !(change.error instanceof ApiError && Object.keys(change.error.fields).length);
  return (
    <Section title={t('password')}>
      <Stack component="form" noValidate sx={{ gap: 4, maxWidth: 440 }} onSubmit={submit}>
        {isUnplaced && <Alert severity="error">{change.error.message}</Alert>}
        <PasswordField {...field('password', t('oldPassword'), 'current-password')} />
        <PasswordField {...field('newPassword', t('newPassword'), 'new-password')} />
        <PasswordField {...field('repeated', t('repeatPassword'), 'new-password')} />
        <Button type="submit" variant="contained" loading={change.isPending} sx={{ alignSelf: 'flex-start' }}>
          {t('changePassword')}
        </Button>
      </Stack>
    </Section>
  );
}

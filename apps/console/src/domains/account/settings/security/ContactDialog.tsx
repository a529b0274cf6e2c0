import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ApiError } from '@backlot/api-client';
import { securityApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, PasswordField, PhoneField, TextInput, useNotice } from '@backlot/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCountdown } from '../../parts/useCountdown';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { securityStrings } from './securityStrings';

/** What a code can be sent to. */
export type Contact = 'phone' | 'email';

type Problems = Partial<Record<'target' | 'captcha' | 'password', string>>;

/** A new phone or e-mail address: a code goes there, the password says who asks. */
export function ContactDialog({ kind, onClose }: { kind: Contact; onClose: () => void }) {
  const t = useStrings(securityStrings);
  const { client, session } = useConsole();
  const notify = useNotice();
  const [target, setTarget] = useState('');
  const [captcha, setCaptcha] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [seconds, wait] = useCountdown();
  const fail = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    if (error.retryAfter) wait(error.retryAfter);
    const { mobile, ...fields } = error.fields;
    setProblems({ ...fields, ...(mobile && { target: mobile }) });
  };
  const send = useMutation({
    mutationFn: () => client.call(securityApi.sendContactCode, { kind, target: target.trim() }),
    onSuccess: ({ resendSeconds }) => wait(resendSeconds),
    onError: fail,
  });
  const save = useMutation({
    mutationFn: async () => {
      await client.call(securityApi.changeContact, { kind, target: target.trim(), captcha, password });
      await session.loadUser();
    },
    onSuccess: () => {
      notify.success(t('changed'));
      onClose();
    },
    onError: fail,
  });
  const ask = () => {
    setProblems(target.trim() ? {} : { target: t('needTarget') });
    if (target.trim()) send.mutate();
  };
  const submit = () => {
    const found: Problems = {
      ...(!target.trim() && { target: t('needTarget') }),
      ...(!/^\d{6}$/.test(captcha) && { captcha: t('needCode') }),
      ...(!password && { password: t('needPassword') }),
    };
    setProblems(found);
    if (!Object.keys(found).length) save.mutate();
  };
  const error = save.error ?? send.error;
  const isUnplaced = error && !(error instanceof ApiError && Object.keys(error.fields).length);
  const targetField = { required: true, fullWidth: true, value: target, error: Boolean(problems.target), helperText: problems.target };
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t('changeThe', { what: t(kind) })}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4, pt: 1 }}>
        {isUnplaced && <Alert severity="error">{error.message}</Alert>}
        {kind === 'phone' ? (
          <PhoneField {...targetField} label={t('newPhone')} onChange={setTarget} />
        ) : (
          <TextInput
            {...targetField}
            type="email"
            label={t('newEmail')}
            autoComplete="email"
            onChange={(event) => setTarget(event.target.value)}
          />
        )}
        <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
          <TextInput
            required
            fullWidth
            label={t('code')}
            value={captcha}
            error={Boolean(problems.captcha)}
            helperText={problems.captcha ?? (send.data && t('sent', { minutes: Math.round(send.data.validSeconds / 60) }))}
            autoComplete="one-time-code"
            onChange={(event) => setCaptcha(event.target.value.replace(/\D/g, ''))}
            slotProps={{ input: { inputMode: 'numeric', maxLength: 6 } }}
          />
          <Button variant="outlined" loading={send.isPending} disabled={seconds > 0} onClick={ask} sx={{ flex: 'none', mt: 6 }}>
            {seconds > 0 ? t('resend', { seconds }) : t('send')}
          </Button>
        </Stack>
        <PasswordField
          required
          label={t('password')}
          value={password}
          autoComplete="current-password"
          error={Boolean(problems.password)}
          helperText={problems.password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}

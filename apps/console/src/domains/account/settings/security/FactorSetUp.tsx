import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { securityApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, PasswordField, TextInput, useNotice } from '@backlot/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';
import { securityStrings } from './securityStrings';

/** Turns the second step on: password, then the key and a code that proves it, then the recovery codes. */
export function FactorSetUp({ onClose }: { onClose: () => void }) {
  const t = useStrings(securityStrings);
  const { client } = useConsole();
  const notify = useNotice();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const begin = useMutation({ mutationFn: () => client.call(securityApi.beginSecondFactor, { password }) });
  const enable = useMutation({
    mutationFn: () => client.call(securityApi.enableSecondFactor, { code }),
    onSuccess: () => notify.success(t('isOn')),
  });
  if (enable.data) return <RecoveryCodes codes={enable.data.recoveryCodes} onClose={onClose} />;
  const step = begin.data ? enable : begin;
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t('factor')}
      onClose={onClose}
      onSubmit={() => !step.isPending && step.mutate()}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={step.isPending} disabled={begin.data ? !/^\d{6}$/.test(code) : !password}>
            {t(begin.data ? 'turnOn' : 'next')}
          </Button>
        </>
      }
    >
      {begin.data ? (
        <Stack sx={{ gap: 4 }}>
          <Typography sx={{ color: 'text.secondary' }}>{t('scan')}</Typography>
          <QrCode text={begin.data.uri} label={t('picture')} />
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {t('key')}: <code>{begin.data.secret.match(/.{4}/g)?.join(' ')}</code>
          </Typography>
          <TextInput
            autoFocus
            required
            label={t('code')}
            value={code}
            error={enable.isError}
            helperText={enable.error?.message}
            autoComplete="one-time-code"
            onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
            slotProps={{ input: { inputMode: 'numeric', maxLength: 6 } }}
          />
        </Stack>
      ) : (
        <Stack sx={{ gap: 4 }}>
          <Typography sx={{ color: 'text.secondary' }}>{t('factorHint')}</Typography>
          <PasswordField
            autoFocus
            required
            label={t('password')}
            value={password}
            autoComplete="current-password"
            error={begin.isError}
            helperText={begin.error?.message}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Stack>
      )}
    </Dialog>
  );
}

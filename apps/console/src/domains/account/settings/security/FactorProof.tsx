import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ApiError } from '@backlot/api-client';
import { securityApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, PasswordField, TextInput, useNotice } from '@backlot/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { RecoveryCodes } from './RecoveryCodes';
import { securityStrings } from './securityStrings';

/** Password and a code before the second step is turned off or its recovery codes are made anew. */
export function FactorProof({ purpose, onClose }: { purpose: 'renew' | 'turnOff'; onClose: () => void }) {
  const t = useStrings(securityStrings);
  const { client } = useConsole();
  const notify = useNotice();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const act = useMutation({
    mutationFn: () =>
      client.call(purpose === 'renew' ? securityApi.renewRecoveryCodes : securityApi.disableSecondFactor, { password, code: code.trim() }),
    onSuccess: () => {
      if (purpose !== 'turnOff') return;
      notify.success(t('isOff'));
      onClose();
    },
  });
  if (act.data) return <RecoveryCodes codes={act.data.recoveryCodes} onClose={onClose} />;
  const problems = act.error instanceof ApiError ? act.error.fields : {};
  const isUnplaced = act.error && !Object.keys(problems).length;
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t(purpose === 'renew' ? 'newCodes' : 'turnOffStep')}
      onClose={onClose}
      onSubmit={() => !act.isPending && act.mutate()}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={purpose === 'turnOff' ? 'error' : 'primary'}
            loading={act.isPending}
            disabled={!password || !code.trim()}
          >
            {t(purpose)}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4, pt: 1 }}>
        {isUnplaced && <Alert severity="error">{act.error.message}</Alert>}
        <PasswordField
          autoFocus
          required
          label={t('password')}
          value={password}
          autoComplete="current-password"
          error={Boolean(problems['password'])}
          helperText={problems['password']}
          onChange={(event) => setPassword(event.target.value)}
        />
        <TextInput
          required
          label={t('factorCode')}
          value={code}
          error={Boolean(problems['code'])}
          helperText={problems['code']}
          autoComplete="one-time-code"
          onChange={(event) => setCode(event.target.value)}
          slotProps={{ input: { maxLength: 12 } }}
        />
      </Stack>
    </Dialog>
  );
}

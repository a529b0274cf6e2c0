import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type OutputOf, sysSmsApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, PhoneField } from '@backlot/ui-kit';
import { useState } from 'react';
import { dialogStrings } from '../../../kit/dialog/strings';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

type Verdict = OutputOf<typeof sysSmsApi.validateMessage>['result'];

/** Whether somebody on the phone holds the phone of an account: they read out the code that was sent to it. */
export function CheckCodeDialog({ onClose }: { onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const common = useStrings(dialogStrings);
  const { client } = useConsole();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [verdict, setVerdict] = useState<Verdict>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isReady = phone.startsWith('+') && /^\d{6}$/.test(code);
  const check = async () => {
    if (!isReady || isBusy) return;
    setBusy(true);
    setVerdict(undefined);
    setProblem(undefined);
    try {
      setVerdict((await client.call(sysSmsApi.validateMessage, { phoneNumbers: phone, code, templateCode: 'loginCode' })).result);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const close = () => onClose(verdict === 'SUCCESS');
  return (
    <Dialog
      open
      width="small"
      title={t('checkCodeTitle')}
      onClose={close}
      onSubmit={() => void check()}
      actions={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!isReady}>
            {t('check')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4, pt: 1 }}>
        <div role="status">
          {verdict && <Alert severity={verdict === 'SUCCESS' ? 'success' : 'warning'}>{t(verdict)}</Alert>}
          {problem && <Alert severity="error">{problem}</Alert>}
        </div>
        <span>{t('checkCodeHint')}</span>
        <PhoneField label={t('phone')} value={phone} onChange={setPhone} required fullWidth />
        <TextField
          label={t('typedCode')}
          required
          value={code}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6, autoComplete: 'off' } }}
          onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, ''))}
        />
      </Stack>
    </Dialog>
  );
}

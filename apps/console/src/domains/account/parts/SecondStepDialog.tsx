import Button from '@mui/material/Button';
import { authApi } from '@backlot/contract';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, TextInput } from '@backlot/ui-kit';
import { useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';

/** The second step of signing in: the code of an authenticator app, or a recovery code. */
export function SecondStepDialog({ ticket, onToken, onClose }: { ticket: string; onToken: (token: string) => void; onClose: () => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    if (!/^(\d{6}|[a-z2-7]{5}-?[a-z2-7]{5})$/i.test(code.trim())) return setProblem(t('incomplete'));
    setBusy(true);
    try {
      onToken(await client.call(authApi.login, { ticket, secondFactor: code.trim() }));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t('title')}
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <>
          <Button variant="outlined" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t('signIn')}
          </Button>
        </>
      }
    >
      <TextInput
        autoFocus
        fullWidth
        name="secondFactor"
        label={t('code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={Boolean(problem)}
        helperText={problem ?? t('hint')}
        autoComplete="one-time-code"
        slotProps={{ input: { maxLength: 12, autoCapitalize: 'characters', spellCheck: false } }}
        sx={{ mt: 2 }}
      />
    </Dialog>
  );
}

const strings = defineStrings({
  en: {
    title: 'Second step',
    code: 'Code',
    hint: 'Six digits of your authenticator app, or a recovery code.',
    incomplete: 'Enter six digits, or a recovery code such as K3VQX-7MPLA.',
    cancel: 'Cancel',
    signIn: 'Sign in',
  },
  'zh-CN': {
    title: '两步验证',
    code: '验证码',
    hint: '身份验证器中的 6 位数字，或一个恢复码。',
    incomplete: '请输入 6 位数字，或形如 K3VQX-7MPLA 的恢复码。',
    cancel: '取消',
    signIn: '登录',
  },
  vn: {
    title: 'Bước xác thực thứ hai',
    code: 'Mã',
    hint: 'Sáu chữ số trong ứng dụng xác thực, hoặc một mã khôi phục.',
    incomplete: 'Nhập sáu chữ số, hoặc mã khôi phục như K3VQX-7MPLA.',
    cancel: 'Hủy',
    signIn: 'Đăng nhập',
  },
});

import Button from '@mui/material/Button';
import { ApiError } from '@backlot/api-client';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { useCaptcha } from './captcha/useCaptcha';
import { Field, type FieldProps } from '../../../kit/fields/Field';
import { useCountdown } from './useCountdown';

interface CodeFieldProps extends FieldProps {
  /** Sends the code; the captcha's proof is handed in when there is one. */
  send: (proof: string | undefined) => Promise<{ validSeconds: number; resendSeconds: number }>;
  onCodeChange: (code: string) => void;
  onSent?: () => void;
  /** What must be typed before a code can be sent. */
  missing: string | undefined;
}

/** A six-digit code with the button that sends it and the pause before it can be sent again. */
export function CodeField({ send, onCodeChange, onSent, missing, hint, error, ...field }: CodeFieldProps) {
  const t = useStrings(strings);
  const captcha = useCaptcha();
  const [seconds, wait] = useCountdown();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<number>();

  const ask = async () => {
    setProblem(missing);
    if (missing || isBusy) return;
    setBusy(true);
    try {
      const outcome = await captcha.solve();
      if (outcome === 'closed') return;
      const { validSeconds, resendSeconds } = await send(outcome.proof);
      wait(resendSeconds);
      setSent(Math.round(validSeconds / 60));
      onSent?.();
    } catch (failure) {
      if (failure instanceof ApiError && failure.retryAfter) wait(failure.retryAfter);
      setProblem(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Field
        {...field}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        onChange={(event) => onCodeChange(event.target.value.replace(/\D/g, ''))}
        error={problem ?? error}
        hint={sent === undefined ? hint : t('sent', { minutes: sent })}
        after={
          <Button size="small" variant="text" loading={isBusy} disabled={seconds > 0} onClick={() => void ask()}>
            {seconds > 0 ? t('resend', { seconds }) : t('send')}
          </Button>
        }
      />
      {captcha.dialog}
    </>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: { send: 'Send code', resend: 'Again in {seconds} s', sent: 'The code is on its way. It is valid for {minutes} minutes.' },
  'zh-CN': { send: '获取验证码', resend: '{seconds} 秒后重发', sent: '验证码已发送，{minutes} 分钟内有效。' },
  vn: { send: 'Gửi mã', resend: 'Gửi lại sau {seconds} giây', sent: 'Mã đã được gửi, có hiệu lực trong {minutes} phút.' },
});

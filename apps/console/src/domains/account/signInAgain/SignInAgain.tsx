import Button from '@mui/material/Button';
import { useSession } from '@backlot/auth-session/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { useState } from 'react';
import formCss from '../parts/accountForm.module.css';
import { Problem } from '../parts/Problem';
import { Field } from '../../../kit/fields/Field';
import { PasswordField } from '../../../kit/fields/PasswordField';
import { useSignIn } from '../parts/useSignIn';
import { strings } from './strings';

/** Signs in again over the page after the session has ended; the page below stays as it is (console.md, promise 1). */
export function SignInAgain() {
  const t = useStrings(strings);
  const locale = useLocale();
  const { session, user, ...state } = useSession();
  const [account, setAccount] = useState(user?.account ?? '');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { signIn, isBusy, problem, secondsLocked, captchaDialog } = useSignIn();
  const reason = state.status === 'expired' ? state.reason.message : undefined;

  const submit = async () => {
    setTried(true);
    if (account.trim() === '' || password === '') return;
    if (await signIn({ account: account.trim(), password })) setPassword('');
  };

  return (
    <>
      <Dialog
        open
        title={t('welcomeBack')}
        width="small"
        persistent
        role="alertdialog"
        onClose={() => void session.signOut()}
        onSubmit={() => void submit()}
        actions={
          <>
            <Button variant="outlined" disabled={isBusy} onClick={() => void session.signOut()}>
              {t('leave')}
            </Button>
            <Button type="submit" variant="contained" loading={isBusy} disabled={secondsLocked > 0}>
              {secondsLocked > 0 ? t('wait', { seconds: secondsLocked }) : t('signInAgain')}
            </Button>
          </>
        }
      >
        <div className={formCss.fields}>
          <p className={formCss.intro}>{[reason, t('keepPage')].filter(Boolean).join(locale === 'zh-CN' ? '' : ' ')}</p>
          <Field
            label={t('account')}
            name="account"
            autoComplete="username"
            value={account}
            onChange={(event) => setAccount(event.target.value)}
            error={tried && account.trim() === '' ? t('accountNeeded') : undefined}
            hint={user && account.trim() !== user.account ? t('otherPerson') : undefined}
          />
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={tried && password === '' ? t('passwordNeeded') : undefined}
          />
          {problem && <Problem>{problem}</Problem>}
        </div>
      </Dialog>
      {captchaDialog}
    </>
  );
}

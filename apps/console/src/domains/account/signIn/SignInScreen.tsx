import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { Agreement } from '../parts/Agreement';
import formCss from '../parts/accountForm.module.css';
import { Problem } from '../parts/Problem';
import { useSignIn } from '../parts/useSignIn';
import { PasswordField } from '../../../kit/fields/PasswordField';
import { Field } from '../../../kit/fields/Field';
import { wholePhone } from '../../../kit/fields/wholePhone';
import { PageTitle } from '../../../kit/PageTitle';
import { MethodTabs, type SignInMethod } from './MethodTabs';
import { PhoneCode } from './PhoneCode';
import { strings } from './strings';

// Most houses have none, and nothing of them is needed for the first paint.
const LazyServices = lazy(() => import('../parts/services/ServiceSignIn').then(({ ServiceSignIn }) => ({ default: ServiceSignIn })));

/** Sign in by account or by phone, or through a service; both sides keep what was typed when one switches between them. */
export function SignInScreen() {
  const t = useStrings(strings);
  const [method, setMethod] = useState<SignInMethod>('account');
  const [typed, setTyped] = useState({ account: '', password: '', phone: { dialCode: '+63', number: '' }, captcha: '' });
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  // Through a service only the agreement is asked for.
  const [asked, setAsked] = useState(false);
  const { signIn, signInBy, isBusy, problem, secondsLocked, captchaDialog } = useSignIn();
  const isByPhone = method === 'phone';
  const missing = {
    account: !isByPhone && typed.account.trim() === '',
    password: !isByPhone && typed.password === '',
    phone: isByPhone && typed.phone.number.trim() === '',
    captcha: isByPhone && !/^\d{6}$/.test(typed.captcha),
    agreed: !agreed,
  };
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });

  const form = useRef<HTMLFormElement>(null);
  const goTo = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const mayBegin = () => {
    setAsked(true);
    if (!agreed) goTo('agreed');
    return agreed;
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const first = Object.entries(missing).find(([, isMissing]) => isMissing)?.[0];
    if (first) {
      goTo(first);
      return;
    }
    void signIn(
      isByPhone ? { mobile: wholePhone(typed.phone), captcha: typed.captcha } : { account: typed.account.trim(), password: typed.password },
    );
  };

  return (
    <form ref={form} className={formCss.form} onSubmit={submit} noValidate>
      <PageTitle title={t('title')} />
      <header>
        <h1 className={formCss.title}>{t('title')}</h1>
        <p className={formCss.intro}>{t('intro')}</p>
      </header>
      <MethodTabs method={method} onChange={setMethod} />
      <div id="sign-in-panel" role="tabpanel" aria-labelledby={`sign-in-${method}`} className={formCss.fields}>
        {isByPhone ? (
          <PhoneCode
            phone={typed.phone}
            code={typed.captcha}
            onPhoneChange={(phone) => change({ phone })}
            onCodeChange={(captcha) => change({ captcha })}
            phoneError={tried && missing.phone ? t('phoneNeeded') : undefined}
            codeError={tried && missing.captcha ? t('codeNeeded') : undefined}
          />
        ) : (
          <>
            <Field
              label={t('account')}
              name="account"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={typed.account}
              onChange={(event) => change({ account: event.target.value })}
              error={tried && missing.account ? t('accountNeeded') : undefined}
            />
            <PasswordField
              label={t('password')}
              name="password"
              autoComplete="current-password"
              value={typed.password}
              onChange={(event) => change({ password: event.target.value })}
              error={tried && missing.password ? t('passwordNeeded') : undefined}
            />
          </>
        )}
      </div>
      <Agreement agreed={agreed} onChange={setAgreed} error={(tried || asked) && missing.agreed ? t('agreeNeeded') : undefined} />
      {problem && <Problem>{problem}</Problem>}
      <Button type="submit" variant="contained" size="large" fullWidth loading={isBusy} disabled={secondsLocked > 0}>
        {secondsLocked > 0 ? t('wait', { seconds: secondsLocked }) : t('signIn')}
      </Button>
      <nav className={formCss.links}>
        <Link to="/user/recover">{t('forgot')}</Link>
        <Link to="/user/register">{t('register')}</Link>
      </nav>
      <Suspense fallback={null}>
        <LazyServices mayBegin={mayBegin} signInBy={signInBy} isBusy={isBusy} />
      </Suspense>
      {captchaDialog}
    </form>
  );
}

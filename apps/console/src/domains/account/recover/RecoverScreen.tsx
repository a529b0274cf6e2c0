import Button from '@mui/material/Button';
import { authApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import formCss from '../parts/accountForm.module.css';
import { CodeField } from '../parts/CodeField';
import { LazyOutbox } from '../parts/LazyOutbox';
import { Problem } from '../parts/Problem';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { Field } from '../../../kit/fields/Field';
import { PasswordField } from '../../../kit/fields/PasswordField';
import { PageTitle } from '../../../kit/PageTitle';
import { strings } from './strings';

/** Sets a new password with a code sent by e-mail. */
export function RecoverScreen() {
  const t = useStrings(strings);
  const notify = useNotice();
  const navigate = useNavigate();
  const { client } = useConsole();
  const [typed, setTyped] = useState({ email: '', captcha: '', password: '' });
  const [tried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [sentCount, setSentCount] = useState(0);
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const isMail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(typed.email.trim());
  const problems = {
    ...(!isMail && { email: t('emailWrong') }),
    ...(!/^\d{6}$/.test(typed.captcha) && { captcha: t('codeNeeded') }),
    ...(typed.password.length < 8 && { password: t('passwordShort') }),
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const first = Object.keys(problems)[0];
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (first || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await client.call(authApi.recover, { ...typed, email: typed.email.trim() });
      notify.success(t('done'));
      await navigate({ to: '/user/login' });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={formCss.form} onSubmit={(event) => void submit(event)} noValidate>
      <PageTitle title={t('title')} />
      <header>
        <h1 className={formCss.title}>{t('title')}</h1>
        <p className={formCss.intro}>{t('intro')}</p>
      </header>
      <div className={formCss.fields}>
        <Field
          label={t('email')}
          name="email"
          type="email"
          autoComplete="email"
          value={typed.email}
          onChange={(event) => change({ email: event.target.value })}
          error={tried ? problems.email : undefined}
        />
        <CodeField
          label={t('code')}
          name="captcha"
          hint={t('codeHint')}
          value={typed.captcha}
          onCodeChange={(captcha) => change({ captcha })}
          error={tried ? problems.captcha : undefined}
          missing={isMail ? undefined : t('emailWrong')}
          send={(proof) => client.call(authApi.sendRecoverCode, { email: typed.email.trim(), ...(proof && { code: proof }) })}
          onSent={() => setSentCount(sentCount + 1)}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="new-password"
          value={typed.password}
          onChange={(event) => change({ password: event.target.value })}
          error={tried ? problems.password : undefined}
          hint={t('passwordHint')}
        />
      </div>
      {problem && <Problem>{problem}</Problem>}
      <Button type="submit" variant="contained" size="large" fullWidth loading={isBusy}>
        {t('submit')}
      </Button>
      <nav className={formCss.links}>
        <Link to="/user/login">{t('signIn')}</Link>
      </nav>
      <LazyOutbox refresh={sentCount} />
    </form>
  );
}

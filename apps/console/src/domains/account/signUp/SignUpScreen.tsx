import Button from '@mui/material/Button';
import { ApiError } from '@backlot/api-client';
import { authApi, errors } from '@backlot/contract';
import { countries, nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Agreement } from '../parts/Agreement';
import formCss from '../parts/accountForm.module.css';
import { Problem } from '../parts/Problem';
import { useCaptcha } from '../parts/captcha/useCaptcha';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { Field } from '../../../kit/fields/Field';
import { PasswordField } from '../../../kit/fields/PasswordField';
import { PhoneField } from '../../../kit/fields/PhoneField';
import { wholePhone } from '../../../kit/fields/wholePhone';
import { isAnswered } from '../../../kit/form/submit/isAnswered';
import { PageTitle } from '../../../kit/PageTitle';
import { type Registration, registrationProblems } from './registrationProblems';
import { strings } from './strings';

/** Registers a merchant account. */
export function SignUpScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const id = useId();
  const navigate = useNavigate();
  const { client } = useConsole();
  const captcha = useCaptcha();
  const [typed, setTyped] = useState<Registration>(nothingTyped);
  const [tried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ message: string; fields: Readonly<Record<string, string>> }>();
  /** The account whose registration went out and was never answered. */
  const unanswered = useRef<string>(undefined);
  const problems = registrationProblems(typed);
  const change = (part: Partial<Registration>) => {
    setTyped({ ...typed, ...part });
    setRefusal(undefined);
  };
  const errorOf = (name: keyof Registration): string | undefined => {
    const problem = problems[name];
    if (tried && problem) return t(problem);
    return refusal?.fields[name];
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    const first = Object.keys(problems)[0];
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (first || isBusy) return;
    setBusy(true);
    const own = typed.account.trim();
    try {
      const outcome = await captcha.solve();
      if (outcome === 'closed') return setRefusal({ message: t('captchaOff'), fields: {} });
      const { account } = await client.call(authApi.register, {
        account: own,
        password: typed.password,
        shopName: typed.shopName.trim(),
        country: typed.country,
        mobile: wholePhone(typed.mobile),
        email: typed.email.trim(),
        agreed: true,
        ...(outcome.proof && { code: outcome.proof }),
      });
      await navigate({ href: `/user/register-result?${new URLSearchParams({ account })}` });
    } catch (error) {
      if (error instanceof ApiError && error.code === errors.accountRepeated.code && unanswered.current === own)
        return setRefusal({ message: t('perhapsMade'), fields: {} });
      if (!isAnswered(error)) unanswered.current = own;
      const fields = error instanceof ApiError ? error.fields : {};
      setRefusal({ message: error instanceof Error ? error.message : String(error), fields });
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
          label={t('shopName')}
          name="shopName"
          autoComplete="organization"
          required
          value={typed.shopName}
          onChange={(event) => change({ shopName: event.target.value })}
          error={errorOf('shopName')}
        />
        <div className={formCss.pair}>
          <div>
            <label className={formCss.label} htmlFor={`${id}-country`}>
              {t('country')}
            </label>
            <select
              id={`${id}-country`}
              className={formCss.select}
              value={typed.country}
              onChange={(event) => change(countryChange(event.target.value, typed))}
            >
              {countries.map((country) => (
                <option key={country.code} value={country.code}>
                  {nameOf(country, locale)}
                </option>
              ))}
            </select>
          </div>
          <PhoneField
            label={t('phone')}
            name="mobile"
            required
            phone={typed.mobile}
            onPhoneChange={(mobile) => change({ mobile })}
            error={errorOf('mobile')}
          />
        </div>
        <Field
          label={t('email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          value={typed.email}
          onChange={(event) => change({ email: event.target.value })}
          error={errorOf('email')}
        />
        <Field
          label={t('account')}
          name="account"
          autoComplete="username"
          autoCapitalize="none"
          required
          value={typed.account}
          onChange={(event) => change({ account: event.target.value })}
          error={errorOf('account')}
          hint={t('accountHint')}
        />
        <div className={formCss.pair}>
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="new-password"
            required
            value={typed.password}
            onChange={(event) => change({ password: event.target.value })}
            error={errorOf('password')}
            hint={t('passwordHint')}
          />
          <PasswordField
            label={t('repeat')}
            name="repeat"
            autoComplete="new-password"
            required
            value={typed.repeat}
            onChange={(event) => change({ repeat: event.target.value })}
            error={errorOf('repeat')}
          />
        </div>
      </div>
      <Agreement agreed={typed.agreed} onChange={(agreed) => change({ agreed })} error={errorOf('agreed')} />
      {refusal && <Problem>{refusal.message}</Problem>}
      <Button type="submit" variant="contained" size="large" fullWidth loading={isBusy}>
        {t('submit')}
      </Button>
      <nav className={formCss.links}>
        <Link to="/user/login">{t('signIn')}</Link>
      </nav>
      {captcha.dialog}
    </form>
  );
}

const nothingTyped: Registration = {
  shopName: '',
  country: 'PH',
  mobile: { dialCode: '+63', number: '' },
  email: '',
  account: '',
  password: '',
  repeat: '',
  agreed: false,
};

/** The dial code follows the country while no number is typed. */
function countryChange(code: string, { mobile }: Registration): Partial<Registration> {
  const country = countries.find((one) => one.code === code);
  if (!country) return {};
  return { country: country.code, ...(mobile.number === '' && { mobile: { dialCode: country.dialCode, number: '' } }) };
}

import { ApiError } from '@backlot/api-client';
import { authApi, type InputOf } from '@backlot/contract';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { type CaptchaOutcome, useCaptcha } from './captcha/useCaptcha';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';
import { useCountdown } from './useCountdown';
import { useSecondStep } from './useSecondStep';

/** The server pauses sign-ins; when a captcha is a way through, it names the field of its proof. */
const tooManyAttempts = 1011011;

/** What a person signs in with. */
export type Credentials = InputOf<typeof authApi.login>;

/** Signs in: captcha if the server wants one, before the call or as the way through a pause, the call, the token, the person. Keeps what went wrong in words. */
export function useSignIn() {
  const t = useStrings(strings);
  const locale = useLocale();
  const { client, session } = useConsole();
  const captcha = useCaptcha();
  const second = useSecondStep();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [secondsLocked, lock] = useCountdown();

  const signIn = (credentials: Credentials): Promise<boolean> =>
    signInBy(async () =>
      login(credentials, await captcha.solve(), t('captchaOff')).catch(async (error: unknown) => {
        // Too many failed here, and not all of them need be this person's: who solves a captcha goes on.
        if (!(error instanceof ApiError && error.code === tooManyAttempts && error.fields['code'])) throw error;
        const said = [error.message, error.fields['code']].join(locale === 'zh-CN' ? '' : ' ');
        return login(credentials, await captcha.ask(), said);
      }),
    );

  /** Undefined, and a problem, when the captcha was closed. */
  const login = async (credentials: Credentials, outcome: CaptchaOutcome, closed: string) => {
    if (outcome !== 'closed') return client.call(authApi.login, outcome.proof ? { ...credentials, code: outcome.proof } : credentials);
    setProblem(closed);
    return undefined;
  };

  /** Signs in by a call that answers the token, or undefined when it was given up. */
  const signInBy = async (call: () => Promise<string | undefined>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setProblem(undefined);
    try {
      const token = await call().catch(second.pass);
      if (token === undefined) return false;
      await loadPerson(token);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter) lock(error.retryAfter);
      if (!(error instanceof ApiError && (error.policy === 'toast' || error.policy === 'notice'))) {
        setProblem(error instanceof Error && error.message ? error.message : t('failed'));
      }
      return false;
    } finally {
      setBusy(false);
    }
  };

  /** A token without its person is no session. */
  const loadPerson = async (token: string) => {
    const wasExpired = session.getSnapshot().status === 'expired';
    try {
      await session.signIn(token);
    } catch (error) {
      if (!wasExpired) await session.signOut();
      throw error;
    }
  };

  return { signIn, signInBy, isBusy, problem, secondsLocked, captchaDialog: captcha.dialog ?? second.dialog };
}

import { ApiError } from '@backlot/api-client';
import { authApi, type InputOf } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { useCaptcha } from './captcha/useCaptcha';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';
import { useCountdown } from './useCountdown';
import { useSecondStep } from './useSecondStep';

/** What a person signs in with. */
export type Credentials = InputOf<typeof authApi.login>;

/** Signs in: captcha if the server wants one, the call, the token, the person. Keeps what went wrong in words. */
export function useSignIn() {
  const t = useStrings(strings);
  const { client, session } = useConsole();
  const captcha = useCaptcha();
  const second = useSecondStep();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [secondsLocked, lock] = useCountdown();

  const signIn = (credentials: Credentials): Promise<boolean> =>
    signInBy(async () => {
      const outcome = await captcha.solve();
      if (outcome !== 'closed') return client.call(authApi.login, outcome.proof ? { ...credentials, code: outcome.proof } : credentials);
      setProblem(t('captchaOff'));
      return undefined;
    });

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

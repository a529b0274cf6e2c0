import { captchaApi } from '@backlot/contract';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';

/** How a captcha ended: not asked for, solved with a proof, or closed. */
export type CaptchaOutcome = { proof?: string } | 'closed';

interface Captcha {
  /** Asks for a captcha when the server wants one of everybody. */
  solve: () => Promise<CaptchaOutcome>;
  /** Asks for one in any case. */
  ask: () => Promise<CaptchaOutcome>;
  dialog: ReactNode;
}

/** A captcha before a call: `const outcome = await captcha.solve()`; render `captcha.dialog`. */
export function useCaptcha(): Captcha {
  const { client } = useConsole();
  const [settle, setSettle] = useState<(outcome: CaptchaOutcome) => void>();

  const ask = useCallback(
    () =>
      new Promise<CaptchaOutcome>((resolve) =>
        setSettle(() => (outcome: CaptchaOutcome) => {
          setSettle(undefined);
          resolve(outcome);
        }),
      ),
    [],
  );
  const solve = useCallback(
    async (): Promise<CaptchaOutcome> => ((await client.call(captchaApi.getCaptchaOpen)) ? ask() : {}),
    [client, ask],
  );

  const dialog = settle && (
    <Suspense fallback={null}>
      <LazyDialog onSolved={(proof) => settle({ proof })} onClose={() => settle('closed')} />
    </Suspense>
  );
  return { solve, ask, dialog };
}

const LazyDialog = lazy(() => import('./CaptchaDialog').then(({ CaptchaDialog }) => ({ default: CaptchaDialog })));

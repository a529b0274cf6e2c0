import { captchaApi } from '@backlot/contract';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';

/** How a captcha ended: not asked for, solved with a proof, or closed. */
export type CaptchaOutcome = { proof?: string } | 'closed';

/** Asks for a captcha when the server wants one: `const outcome = await captcha.solve()`; render `captcha.dialog`. */
export function useCaptcha(): { solve: () => Promise<CaptchaOutcome>; dialog: ReactNode } {
  const { client } = useConsole();
  const [settle, setSettle] = useState<{ done: (outcome: CaptchaOutcome) => void } | null>(null);

  const solve = useCallback(async (): Promise<CaptchaOutcome> => {
    const isOpen = await client.call(captchaApi.getCaptchaOpen);
    if (!isOpen) return {};
    return new Promise((resolve) =>
      setSettle({
        done: (outcome) => {
          setSettle(null);
          resolve(outcome);
        },
      }),
    );
  }, [client]);

  const dialog = settle && (
    <Suspense fallback={null}>
      <LazyDialog onSolved={(proof) => settle.done({ proof })} onClose={() => settle.done('closed')} />
    </Suspense>
  );
  return { solve, dialog };
}

const LazyDialog = lazy(() => import('./CaptchaDialog').then(({ CaptchaDialog }) => ({ default: CaptchaDialog })));

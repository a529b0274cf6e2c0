import { ApiError } from '@backlot/api-client';
import { lazy, type ReactNode, Suspense, useState } from 'react';

/** The server wants the code of an authenticator app; its ticket is in the field `ticket`. */
const secondFactorNeeded = 1011014;

/** Goes on with a sign-in that needs a second factor: `await step.pass(error)` answers the token, or undefined when it was given up; render `step.dialog`. */
export function useSecondStep(): { pass: (error: unknown) => Promise<string | undefined>; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ ticket: string; done: (token: string | undefined) => void }>();
  const pass = (error: unknown): Promise<string | undefined> => {
    const ticket = error instanceof ApiError && error.code === secondFactorNeeded ? error.fields['ticket'] : undefined;
    if (!ticket) return Promise.reject(error as Error);
    return new Promise((resolve) =>
      setAsked({
        ticket,
        done: (token) => {
          setAsked(undefined);
          resolve(token);
        },
      }),
    );
  };
  const dialog = asked && (
    <Suspense fallback={null}>
      <LazyDialog ticket={asked.ticket} onToken={asked.done} onClose={() => asked.done(undefined)} />
    </Suspense>
  );
  return { pass, dialog };
}

const LazyDialog = lazy(() => import('./SecondStepDialog').then(({ SecondStepDialog }) => ({ default: SecondStepDialog })));

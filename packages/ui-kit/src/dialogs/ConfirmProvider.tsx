import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from 'react';
import type { Mend, ReasonRule } from './ConfirmDialog';

const ConfirmDialog = lazy(() => import('./ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })));

/** A question for `useConfirm`. */
export interface Confirmation {
  title: ReactNode;
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  reason?: ReasonRule;
  /** Runs while the dialog is busy; if it throws, the dialog stays and says why. */
  action?: (reason: string) => void | Promise<unknown>;
  /** A way on when the action was refused; it takes the place of the button, and the answer is `false`. */
  mendOf?: (error: unknown) => Mend | undefined;
}

/** The answer: `false`, or what was confirmed with the reason given ('' where none was asked). */
export type ConfirmAnswer = false | { reason: string };

type Ask = (confirmation: Confirmation) => Promise<ConfirmAnswer>;

const ConfirmContext = createContext<Ask | null>(null);

/** Lets everything below ask with `useConfirm`; questions are asked one after the other. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Confirmation & { turn: number }>();
  const [open, setOpen] = useState(false);
  const answer = useRef<(given: ConfirmAnswer) => void>(undefined);
  const turns = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const ask = useCallback<Ask>((confirmation) => {
    const answered = queue.current.then(
      () =>
        new Promise<ConfirmAnswer>((resolve) => {
          answer.current = resolve;
          turns.current += 1;
          setAsked({ ...confirmation, turn: turns.current });
          setOpen(true);
        }),
    );
    queue.current = answered;
    return answered;
  }, []);
  const settle = (given: ConfirmAnswer) => {
    setOpen(false);
    answer.current?.(given);
  };
  const mendOf = (error: unknown) => {
    const mend = asked?.mendOf?.(error);
    const onMend = () => {
      settle(false);
      mend?.onMend();
    };
    return mend && { ...mend, onMend };
  };
  const { action, turn, ...question } = asked ?? { title: '', turn: 0 };
  return (
    <ConfirmContext value={ask}>
      {children}
      {asked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            key={turn}
            {...question}
            open={open}
            mendOf={mendOf}
            onCancel={() => settle(false)}
            onConfirm={async (reason) => {
              await action?.(reason);
              settle({ reason });
            }}
          />
        </Suspense>
      )}
    </ConfirmContext>
  );
}

/** Asks and waits: `if (await confirm({ title: 'Delete?', danger: true })) …`. */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask)
    throw new Error(
      'useConfirm was called outside ConfirmProvider, so nothing could be asked. Put ConfirmProvider at the root of the application.',
    );
  return ask;
}

import { startTransition, useCallback, useOptimistic } from 'react';

/**
 * A choice that is shown at once, while what follows from it waits for the picture: `[shown, choose]`. What follows may take longer than
 * a key or a click may.
 */
export function useAnsweredFirst<Value>(value: Value, follow: (next: Value) => void): [Value, (next: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = useCallback(
    (next: Value) =>
      startTransition(async () => {
        show(next);
        await painted();
        startTransition(() => follow(next));
      }),
    [show, follow],
  );
  return [shown, choose];
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

import { startTransition, useEffect, useState } from 'react';

/** How far a drawer has come: nothing, its frame, or everything in it. */
export type Opening = 'closed' | 'frame' | 'full';

/** Opens in steps, each a task of its own: in one step, opening would hold up the page for longer than 50 ms. */
export function useOpening(open: boolean): Opening {
  const [step, setStep] = useState<Opening>('closed');
  useEffect(() => {
    if (!open) {
      setStep('closed');
      return undefined;
    }
    let frame = 0;
    const after = (next: () => void) => {
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(next);
      });
    };
    startTransition(() => setStep('frame'));
    after(() => startTransition(() => setStep('full')));
    return () => cancelAnimationFrame(frame);
  }, [open]);
  return open ? step : 'closed';
}

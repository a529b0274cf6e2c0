import { useEffect, useEffectEvent } from 'react';

/** A screen rests for so long before what it may need next is fetched, in milliseconds. */
const restMs = 3000;

interface Preloadable {
  preload?: (() => Promise<unknown>) | undefined;
}

/**
 * Fetches the code of dialogs once their screen has been looked at for a while, so that they open at once; answers a way to do it sooner.
 * Without a network nothing is asked for: a browser keeps the failure of a module until the page is loaded again.
 */
export function usePreload(...parts: readonly (Preloadable | undefined)[]): () => void {
  // What does not arrive now is fetched, and complained about, when it is shown.
  const preload = () => {
    if (navigator.onLine) parts.forEach((part) => void part?.preload?.().catch(() => undefined));
  };
  const rest = useEffectEvent(preload);
  useEffect(() => {
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return undefined;
    const back = () => rest();
    const timer = setTimeout(() => {
      if (navigator.onLine) rest();
      else addEventListener('online', back, { once: true });
    }, restMs);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', back);
    };
  }, []);
  return preload;
}

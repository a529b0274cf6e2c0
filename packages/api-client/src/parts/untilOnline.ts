const firstMs = 1000;
const mostMs = 15_000;

/** Waits for the network: longer with each loss, and no longer than until the browser says that it is back. */
export function untilOnline(losses: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', goOn);
      signal?.removeEventListener('abort', stop);
      settle();
    };
    const goOn = finish(resolve);
    const stop = finish(() => reject(signal?.reason as Error));
    const timer = setTimeout(goOn, Math.min(mostMs, firstMs * 2 ** (losses - 1)));
    globalThis.addEventListener?.('online', goOn);
    signal?.addEventListener('abort', stop);
  });
}

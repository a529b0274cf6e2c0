/** After everything that is queued now. */
export const task = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(0);
  });

/** After the next frame is painted. */
export const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

/** When nothing is left to do. */
export const settled = async () => {
  await painted();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
};

/** The middle of some times. */
export const middle = (spent: readonly number[]): number =>
  spent.toSorted((one, other) => one - other)[Math.floor(spent.length / 2)] ?? Number.NaN;

/** When something has become true; at the latest after a quarter of a minute it is an error. */
export async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + 15_000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`It never became true: ${isTrue.toString()}`);
    await task();
  }
}

import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when `/healthz` answers, however long data are made before: whoever starts a server ends when it does. */
export async function waitUntilHealthy(address: string): Promise<void> {
  const isHealthy = () =>
    fetch(`${address}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isHealthy())) await pause(100);
}

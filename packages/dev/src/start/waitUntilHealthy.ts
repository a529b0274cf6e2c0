import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when `/healthz` answers; rejects after two minutes. */
export async function waitUntilHealthy(address: string): Promise<void> {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    const healthy = await fetch(`${address}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await pause(100);
  }
  throw new Error(`No answer from ${address}/healthz within two minutes.`);
}

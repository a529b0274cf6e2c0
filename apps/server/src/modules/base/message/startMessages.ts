import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../../../services';
import { deliver } from './deliver';
import { sweepMessages } from './keep';

const idleMs = 3000;

/** Sends what waits until it is stopped; a message that is being sent comes to its end first. */
export function startMessages(services: Services, clock = () => new Date()): { stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const round = async (): Promise<boolean> => {
    if (await deliver(services, clock())) return true;
    await sweepMessages(services.database.db, clock());
    return false;
  };
  const working = (async () => {
    while (!signal.aborted) {
      const goesOn = await round().catch((error: unknown) => {
        services.log.warn({ err: error }, 'messages');
        return false;
      });
      if (!goesOn) await pause(idleMs, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await working;
    },
  };
}

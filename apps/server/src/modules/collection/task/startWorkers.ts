import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../../../services';
import { sweep, workOnce, type Working } from '../queue';
import { plan } from './plan';
import { planLinks } from './planLinks';

/** How workers go about it; clock and pauses are inputs. */
interface Pace extends Partial<Pick<Working, 'clock' | 'timeout'>> {
  /** Milliseconds until an empty queue is looked at again. */
  idleMs?: number;
  /** Milliseconds between two plans. */
  planMs?: number;
}

/** Plans slots, gives lost jobs to others and works through the queue until it is stopped; a job that runs comes to its end first. */
export function startWorkers(
  services: Services,
  { clock = () => new Date(), idleMs = 2000, planMs = 10_000, ...patience }: Pace = {},
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const again = async (name: string, waitMs: number, act: () => Promise<boolean>) => {
    while (!signal.aborted) {
      const goesOn = await act().catch((error: unknown) => {
        services.log.warn({ err: error }, name);
        return false;
      });
      if (!goesOn) await pause(waitMs, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const planning = again('collection plan', planMs, async () => {
    await plan(services, clock());
    await sweep(services, clock());
    // The demo's links are answered without a channel.
    if (services.config.mode !== 'demo') await planLinks(services, clock());
    return false;
  });
  const working = Array.from({ length: services.config.WORKERS }, (_, index) =>
    again('collection', idleMs, () => workOnce(services, { workerId: `${hostname()}/${process.pid}/${index + 1}`, clock, ...patience })),
  );
  return {
    stop: async () => {
      ending.abort();
      await Promise.all([planning, ...working]);
    },
  };
}

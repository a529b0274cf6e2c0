import type { Reached } from '../connector';
import { holding } from './lease';
import type { Running } from './running';

/** So much of a lease may pass before a call extends it: what is left is longer than any call takes. */
const extendAfterMs = 30_000;

/**
 * A job whose lease is extended by the calls that it makes of a channel, whether anything is kept between them or not. A worker that lost
 * the job asks for nothing more of it.
 */
export function leased(running: Running): Running {
  const { services, job, reached, clock } = running;
  let extended = job.startTime?.getTime() ?? 0;
  const extend = async () => {
    const now = clock();
    if (now.getTime() - extended < extendAfterMs) return;
    await holding(services.database.db, job, now);
    extended = now.getTime();
  };
  const extending =
    (ask: Reached['ask']): Reached['ask'] =>
    async (...asked) => {
      await extend();
      return ask(...asked);
    };
  return { ...running, reached: { ...reached, ask: extending(reached.ask), askOnly: extending(reached.askOnly) } };
}

import type { Client } from '@backlot/api-client';

/** How often it is looked whether the list has what it asked for, in milliseconds. */
const restMs = 300;

/** Runs something once nothing is asked for any more; answers what calls it off. */
export function whenQuiet(client: Client, run: () => void): () => void {
  const timer = setInterval(() => {
    if (client.runningCount > 0) return;
    clearInterval(timer);
    run();
  }, restMs);
  return () => clearInterval(timer);
}

import type { Database } from '../../../db/database';
import { behindPeople } from '../../../db/line/places';
import { outOfSteps } from '../../../db/recordedSteps';
import type { Services } from '../../../services';

/** One import at a time in a process beside the calls. */
const lanes = new WeakMap<Database, Promise<void>>();

/** Works on an import after those before it, without anybody waiting. */
export function inLane({ database, log }: Pick<Services, 'database' | 'log'>, work: () => Promise<void>): void {
  const before = lanes.get(database) ?? Promise.resolve();
  const next = behindPeople(() => outOfSteps(() => before.then(work).catch((error: unknown) => log.warn({ err: error }, 'import'))));
  lanes.set(database, next);
}

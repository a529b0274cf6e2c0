import type { Services } from '../services';
import type { Action } from './Action';

/** Work that runs on a schedule, once among all instances. People may also put it on timers of their own. */
export interface Job extends Action {
  /** Five-field cron in UTC. */
  cron: string;
  run: (services: Services) => Promise<void>;
}

export const defineJob = (job: Job): Job => job;

import type { Services } from '../services';

/** Work that runs on a schedule, once among all instances. */
export interface Job {
  name: string;
  /** Five-field cron in UTC. */
  cron: string;
  run: (services: Services) => Promise<void>;
}

export const defineJob = (job: Job): Job => job;

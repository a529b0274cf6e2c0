import type { OutputOf, taskApi } from '@backlot/contract';

/** What a task collects, with its newest collection. */
export type Target = OutputOf<typeof taskApi.targets>[number];

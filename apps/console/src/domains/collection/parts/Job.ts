import type { OutputOf, queueApi } from '@backlot/contract';

export type Job = OutputOf<typeof queueApi.page>['rows'][number];

import type { OutputOf, sysFileApi } from '@backlot/contract';

export type StoredFile = OutputOf<typeof sysFileApi.page>['rows'][number];

import type { OutputOf, sysFileOnlineApi } from '@backlot/contract';

export type OnlineDocument = OutputOf<typeof sysFileOnlineApi.page>['rows'][number];

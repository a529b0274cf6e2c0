import type { OutputOf, sysNoticeApi } from '@backlot/contract';

export type Notice = OutputOf<typeof sysNoticeApi.page>['rows'][number];

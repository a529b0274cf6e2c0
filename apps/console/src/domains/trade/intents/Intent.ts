import type { intentApi, OutputOf } from '@backlot/contract';

/** An invitation to a creator as the list has it. */
export type Intent = OutputOf<typeof intentApi.page>['rows'][number];

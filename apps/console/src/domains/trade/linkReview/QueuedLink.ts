import type { OutputOf, workOrderLinkApi } from '@backlot/contract';

/** A link with the order, creator and BD it belongs to. */
export type QueuedLink = OutputOf<typeof workOrderLinkApi.page>['rows'][number];

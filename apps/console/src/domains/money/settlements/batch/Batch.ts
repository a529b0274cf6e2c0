import type { OutputOf, settleApi } from '@backlot/contract';

/** A settlement batch as its page shows it. */
export type Batch = OutputOf<typeof settleApi.detail>;

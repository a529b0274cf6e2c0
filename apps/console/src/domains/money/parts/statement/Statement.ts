import type { OutputOf, settleStatementApi } from '@backlot/contract';

/** A statement as its page shows it. */
export type Statement = OutputOf<typeof settleStatementApi.detail>;

import type { Endpoint } from './endpoint';

/** How a call that changes a status refuses one that is missing or does not exist (system-pages 1.3). */
export const statusRefusals = { status: { empty: 'statusEmpty', illegal: 'statusIllegal' } } satisfies Endpoint['refusals'];

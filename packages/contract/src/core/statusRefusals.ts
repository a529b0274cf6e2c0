import type { Endpoint } from './endpoint';

/** How a call that changes a status refuses one that is missing or does not exist. */
export const statusRefusals = { status: { empty: 'statusEmpty', illegal: 'statusIllegal' } } satisfies Endpoint['refusals'];

import type { Services } from '../../services';

/** Nobody has a page open while the demo is planted. */
export const silentEvents: Pick<Services, 'events'> = { events: { publish: async () => {} } as unknown as Services['events'] };

import { youtube } from '../connectors';

const dayMs = 86_400_000;

/** YouTube wants what was read of others to be read again within 30 days, or forgotten (domain/connectors 6.7). */
export const terms = { provider: youtube.provider, webId: youtube.webId, refreshDays: 28, mostDays: 30 } as const;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

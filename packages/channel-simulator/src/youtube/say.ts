import type { Answer } from '../http/exchange';

/** How the Data API says no. */
export const refuse = (code: number, reason: string): Answer => ({
  status: code,
  body: { error: { code, message: reason, errors: [{ message: reason, domain: 'youtube', reason }] } },
});

export const tooMany = (): Answer => refuse(429, 'rateLimitExceeded');
export const failed = (): Answer => refuse(503, 'backendError');

import type { Answer } from '../http/exchange';

/** How the Graph API says no: the code tells what it means, the status only that it is a no. */
export const refuse = (code: number, message: string, status = 400): Answer => ({
  status,
  body: { error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'simulated' } },
});

export const tooMany = (): Answer => refuse(4, 'Application request limit reached', 403);
export const failed = (): Answer => refuse(2, 'Service temporarily unavailable', 503);

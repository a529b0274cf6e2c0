import type { Message } from './messages';

/** Text messages through a provider's web hook: posts `{ to, text }` as JSON with a bearer token. */
export const textSender =
  (url: string, token: string | undefined) =>
  async ({ to, body }: Message) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ to, text: body }),
    });
    if (!response.ok) throw new Error(`The text message provider answered ${response.status}.`);
  };

import { CollectError } from './CollectError';

const patience = 10_000;

/** Asks for tokens with a form, as OAuth has it. Refuses with `Timeout` or `Upstream5xx` where nothing is answered, `RateLimited` for 429. */
export async function askTokens(address: string, body: URLSearchParams): Promise<string> {
  const { status, text } = await send(address, body);
  if (status === 429) throw new CollectError('RateLimited', text);
  if (status >= 500) throw new CollectError('Upstream5xx', text);
  return text;
}

async function send(address: string, body: URLSearchParams) {
  try {
    const response = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(patience) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new CollectError(error instanceof DOMException && error.name === 'TimeoutError' ? 'Timeout' : 'Upstream5xx', String(error));
  }
}

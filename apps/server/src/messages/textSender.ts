import { DeliveryError, type Message } from './messages';

/** Text messages through a provider's web hook: posts `{ to, text, id }` as JSON with a bearer token. */
export const textSender =
  (url: string, token: string | undefined) =>
  async ({ to, body, id }: Message): Promise<string | null> => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ to, text: body, id }),
    }).catch((error: Error) => Promise.reject(faultOf(error)));
    if (response.ok) return response.headers.get('x-message-id')?.slice(0, 200) ?? null;
    const isPassing = response.status === 429 || response.status === 503;
    throw new DeliveryError(`The text message provider answered ${response.status}.`, {
      failure: response.status === 401 || response.status === 403 ? 'signInRefused' : 'refused',
      isPassing,
    });
  };

/** Refused connections have carried nothing; after a silence nobody knows. */
function faultOf({ message, name, cause }: Error): DeliveryError {
  const { code = '' } = (cause ?? {}) as { code?: string };
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(code)
    ? new DeliveryError(`${message}: ${code}`, { failure: 'unreachable', isPassing: true })
    : new DeliveryError(code ? `${message}: ${code}` : `${name}: ${message}`, { failure: 'interrupted', isPassing: false });
}

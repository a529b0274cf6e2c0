import { createClient } from '../createClient';
import type { Client, ClientOptions, PolicyEvent } from '../Client';

/** What arrived at the fake server. */
export interface Arrival {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: string;
}

/** An answer, or something thrown where the network would fail. */
export type Answer = Response | Error;

/** A client over a fake `fetch` that records what arrives. */
export function fakeApi(answer: (arrival: Arrival, count: number) => Answer | Promise<Answer>, host: Partial<ClientOptions> = {}) {
  const arrivals: Arrival[] = [];
  const events: PolicyEvent[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    const url = new URL(request.url);
    const arrival = {
      method: request.method,
      path: url.pathname.replace('/api', ''),
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: await request.text(),
    };
    arrivals.push(arrival);
    const given = await Promise.race([answer(arrival, arrivals.length), abortOf(request.signal)]);
    if (given instanceof Error) throw given;
    return given;
  };
  const client: Client = createClient({
    baseUrl: 'http://localhost/api',
    getToken: () => 'token-1',
    getLocale: () => 'en',
    onPolicy: (event) => events.push(event),
    fetch: fetch as typeof globalThis.fetch,
    ...host,
  });
  return { client, arrivals, events };
}

/** A successful envelope. */
export const success = (data: unknown = null): Response => Response.json({ success: true, code: 200, message: 'ok', data });

/** A refusal as the server words it. */
export function failure(code: number, { status = 200, message = `refused ${code}`, headers = {}, ...more }: FailureFacts = {}): Response {
  return Response.json({ success: false, code, message, data: null, ...more }, { status, headers });
}

interface FailureFacts {
  status?: number;
  message?: string;
  headers?: Record<string, string>;
  fields?: Record<string, string>;
  requestId?: string;
  result?: { isLogin: boolean };
}

/** What `fetch` throws when no server answers. */
export const noNetwork = (): Error => new TypeError('Failed to fetch');

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

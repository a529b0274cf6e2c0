import { type AnyEndpoint, requestTimeoutMs } from '@backlot/contract/core';
import ky, { isHTTPError, isTimeoutError } from 'ky';
import { ApiError } from './ApiError';
import { buildRequest, pathOf } from './buildRequest';
import { type CancelRegistry, createCancelRegistry } from './cancelRegistry';
import type { CallOptions, ClientOptions, UploadProgress } from './Client';
import { createHerald } from './herald';
import { newRequestId } from './newRequestId';
import type { Policy } from './policies';
import { isSuccess, parsed, type ReadAnswer } from './readAnswer';
import { refusalOf } from './refusalOf';
import { createReloginGate } from './reloginGate';
import { isRetryStatus, retryOf } from './retryOf';
import { type TextKey, textOf } from './texts';

/** One logical call, however often it is sent. */
export interface Job {
  endpoint: AnyEndpoint;
  input: unknown;
  file?: Blob | undefined;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  options: CallOptions | undefined;
  read: 'data' | 'envelope' | 'file';
  /** The token it was last sent with. */
  token?: string | null;
}

/** The way of a call: wait for an open sign-in prompt, send, judge, sign in again if needed, send once more. */
export function createPipeline(host: ClientOptions): { run: (job: Job) => Promise<unknown>; registry: CancelRegistry } {
  const registry = createCancelRegistry();
  const announce = createHerald(host);
  const gate = host.refreshSession && createReloginGate(host.refreshSession);
  const baseUrl = new URL(host.baseUrl ?? '/api', globalThis.location?.href ?? 'http://localhost').href.replace(/\/$/, '');
  const ownError = (policy: Policy & TextKey, cause?: unknown) =>
    new ApiError({ policy, message: textOf(policy, host.getLocale()), cause });

  async function run(job: Job): Promise<unknown> {
    const { signal, done } = registry.register(job.options?.signal);
    try {
      signal.throwIfAborted();
      const answer = await sendHeld(job, signal);
      if (job.endpoint.method === 'POST') host.onWritten?.(job.endpoint);
      return answer;
    } catch (error) {
      if (signal.aborted) throw ownError('cancelled', error);
      if (!gate || (error as ApiError).policy !== 'relogin') announce(job, error as ApiError);
      throw error;
    } finally {
      done();
    }
  }

  async function sendHeld(job: Job, signal: AbortSignal): Promise<unknown> {
    const requestId = job.options?.requestId ?? newRequestId();
    const holds = gate && job.endpoint.access !== 'public' && job.options?.whenExpired !== 'fail' ? gate : undefined;
    const epoch = holds?.epoch;
    if (holds?.pending) await samePerson(holds.pending, signal);
    const token = host.getToken() ?? null;
    try {
      return await send({ job, requestId, token, signal });
    } catch (error) {
      if (!holds || !(error instanceof ApiError) || error.policy !== 'relogin' || signal.aborted) throw error;
      if (holds.epoch !== epoch) throw ownError('dropped');
      const isTokenFresh = !holds.pending && host.getToken() && host.getToken() !== token;
      if (!isTokenFresh)
        await samePerson(
          holds.ask(error, () => announce(job, error)),
          signal,
        );
      return await send({ job, requestId, token: host.getToken() ?? null, signal });
    }
  }

  async function samePerson(prompt: Promise<string>, signal: AbortSignal): Promise<void> {
    if ((await Promise.race([prompt, aborted(signal)])) !== 'samePerson') throw ownError('dropped');
  }

  async function send({ job, requestId, token, signal }: { job: Job; requestId: string; token: string | null; signal: AbortSignal }) {
    const { endpoint, input, file, options, onProgress, read } = job;
    job.token = token;
    const locale = host.getLocale();
    const { headers, body } = buildRequest({ endpoint, input, file, token, locale, requestId });
    const refuse = (answer: ReadAnswer) => refusalOf({ endpoint, answer, hasToken: token !== null, locale, codes: host.codes });
    try {
      const { xhrFetch } = onProgress && !host.fetch ? await import('./xhrFetch') : {};
      const transport = xhrFetch && onProgress ? xhrFetch(body as FormData, onProgress) : (host.fetch ?? fetch);
      const sent = ky(baseUrl + pathOf({ endpoint, input }), {
        method: endpoint.method,
        headers,
        signal,
        ...(options?.keepalive && { keepalive: true }),
        timeout: false,
        totalTimeout: options?.timeout ?? requestTimeoutMs,
        throwHttpErrors: isRetryStatus,
        retry: retryOf(endpoint),
        // ky copies a request for every try; a body that joins here is never copied.
        fetch: (request) => transport(body && !xhrFetch ? new Request(request, { method: 'POST', body }) : (request as Request)),
      });
      const response = await sent;
      if (read === 'file' && response.ok && isFile(response)) return { response, blob: await wholeOf(response, locale) };
      const answer = { response, body: parsed(await sent.text()) };
      if (read === 'file' || !isSuccess(endpoint, answer)) throw refuse(answer);
      return read === 'data' && endpoint.answer === 'envelope' ? (answer.body as { data: unknown }).data : answer.body;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (isHTTPError(error)) throw refuse({ response: error.response, body: error.data });
      throw isTimeoutError(error) ? ownError('timeout', error) : ownError('unreachable', error);
    }
  }

  return { run, registry };
}

/** JSON without a file name is a refusal in place of the bytes. */
const isFile = ({ headers }: Response) => headers.has('content-disposition') || !headers.get('content-type')?.includes('json');

/** A file that breaks off on its way is told in the language of the call, not in the browser's own words. */
const wholeOf = (response: Response, locale: string): Promise<Blob> =>
  response.blob().catch((cause: unknown) => {
    throw new ApiError({ policy: 'unreachable', status: response.status, message: textOf('brokenOff', locale), cause });
  });

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

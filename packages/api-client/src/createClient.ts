import type { AnyArea, AnyEndpoint, Envelope, OutputOf } from '@backlot/contract/core';
import { ApiError } from './ApiError';
import type { BlobAnswer, BlobOptions, CallOptions, Client, ClientOptions, UploadOptions } from './Client';
import { fileNameOf } from './fileNameOf';
import { createPipeline } from './pipeline';
import { isEnvelope } from './readAnswer';
import { textOf } from './texts';

/**
 * A client of the contract over ky: headers, timeout, cancelling, retries, the policies for refusals, held calls.
 *
 * @example
 * const client = createClient({ getToken: session.getToken, getLocale: () => 'en', refreshSession: session.expire });
 * const user = await client.call(authApi.getLoginUser);
 */
export function createClient(options: ClientOptions): Client {
  const { run, registry } = createPipeline(options);

  const call = (endpoint: AnyEndpoint, input?: unknown, callOptions?: CallOptions) =>
    run({ endpoint, input, options: callOptions, read: 'data' });

  const client = {
    call,

    async exchange(endpoint: AnyEndpoint, input?: unknown, callOptions?: CallOptions): Promise<Envelope<unknown>> {
      try {
        return (await run({ endpoint, input, options: callOptions, read: 'envelope' })) as Envelope<unknown>;
      } catch (error) {
        if (error instanceof ApiError && isEnvelope(error.answer)) return error.answer;
        throw error;
      }
    },

    area: (area: AnyArea) =>
      Object.fromEntries(
        Object.entries(area).map(([name, endpoint]) => [
          name,
          (input?: unknown, callOptions?: CallOptions) => call(endpoint, input, callOptions),
        ]),
      ),

    query: (endpoint: AnyEndpoint, input?: unknown) => ({
      queryKey: queryKeyOf(endpoint, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, input, { signal }),
    }),

    async blob(endpoint: AnyEndpoint, input?: unknown, blobOptions?: BlobOptions): Promise<BlobAnswer> {
      const { response, blob } = (await run({ endpoint, input, options: blobOptions, read: 'file' })) as { response: Response; blob: Blob };
      const fileName = fileNameOf(response.headers.get('content-disposition'));
      if (fileName || blobOptions?.isNameless) return { blob, fileName: fileName ?? '' };
      throw new ApiError({ policy: 'message', status: response.status, message: textOf('fileNameMissing', options.getLocale()) });
    },

    upload: <E extends AnyEndpoint>(endpoint: E, file: File | Blob, uploadOptions: UploadOptions<E> = {}) =>
      run({
        endpoint,
        input: uploadOptions.fields,
        file,
        onProgress: uploadOptions.onProgress,
        options: uploadOptions,
        read: 'data',
      }) as Promise<OutputOf<E>>,

    cancelAll: registry.cancelAll,

    get runningCount() {
      return registry.size;
    },
  };
  return client as Client;
}

/** Key of a call in TanStack Query; the path alone addresses every input: `invalidateQueries({ queryKey: [endpoint.path] })`. */
export const queryKeyOf = (endpoint: AnyEndpoint, input?: unknown): readonly [path: string, input: unknown] => [endpoint.path, input ?? {}];

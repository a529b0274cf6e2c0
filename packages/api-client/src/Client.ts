import type { Area, Endpoint, Envelope, InputOf, OutputOf } from '@backlot/contract';
import type { ApiError } from './ApiError';
import type { Policy } from './policies';
import type { ReloginReason, SignInOutcome } from './reloginGate';

/** What the client needs from its host. Everything is asked anew for each request. */
export interface ClientOptions {
  /** Where the API lives; `/api` unless said otherwise. */
  baseUrl?: string;
  getToken: () => string | null | undefined;
  /** Language of the `lang` header and of the client's own sentences: zh-CN, en or vn. */
  getLocale: () => string;
  /** Hears what the product has to do: show a notice or a toast, sign out and reload. Already decided, never twice for one call. */
  onPolicy?: (event: PolicyEvent) => void;
  /** Hears of every call that may have changed something and was answered well. */
  onWritten?: (endpoint: Endpoint) => void;
  /** Asks the person to sign in again over the page. Without it an expired session rejects every call. */
  refreshSession?: (reason: ReloginReason) => Promise<SignInOutcome>;
  fetch?: typeof fetch;
}

/** Something the host has to do about a failed call (spec section 8). */
export interface PolicyEvent {
  policy: Policy;
  /** The error the caller gets too. */
  error: ApiError;
  /** Ready to be shown, in the language of the request. */
  message: string;
  /** `Forbidden`, for a notice. */
  title?: string;
  /** Milliseconds to wait before reloading, after a sign-out. */
  reloadAfterMs?: number;
  /** The call that failed. */
  endpoint: Endpoint;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up, retries included; 180 000 by default. */
  timeout?: number | undefined;
  /** Names this write: the server applies it once however often it is sent. A fresh one is made for every call. */
  requestId?: string | undefined;
  /** Is sent to its end although the page is left meanwhile; its body stays under 64 kB. */
  keepalive?: boolean | undefined;
  /** Keeps toasts and notices of this call from the host (spec section 8: notification calls fail silently). */
  isSilent?: boolean | undefined;
  /** `ask` (the default) holds the call until the person has signed in again; `fail` rejects, and never waits for a prompt. */
  whenExpired?: 'ask' | 'fail' | undefined;
}

/** Progress of an upload in bytes; `percent` is 0 to 1. */
export interface UploadProgress {
  sent: number;
  total: number;
  percent: number;
}

export interface UploadOptions<E extends Endpoint> extends CallOptions {
  fields?: InputOf<E>;
  onProgress?: (progress: UploadProgress) => void;
}

/** Bytes with the name the server gave them. */
export interface BlobAnswer {
  blob: Blob;
  fileName: string;
}

export interface BlobOptions extends CallOptions {
  /** Accepts bytes without a file name, for pictures that are only shown; the name is then empty. */
  isNameless?: boolean;
}

/** Input and options; the input may be left out where an empty one is allowed. */
export type CallArguments<E extends Endpoint, Options = CallOptions> =
  Record<never, never> extends InputOf<E> ? [input?: InputOf<E>, options?: Options] : [input: InputOf<E>, options?: Options];

/** Input of a query; may be left out where an empty one is allowed. */
export type QueryArguments<E extends Endpoint> = Record<never, never> extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>];

/** The calls of an area as plain functions. */
export type AreaCalls<A extends Area> = { [Name in keyof A]: (...args: CallArguments<A[Name]>) => Promise<OutputOf<A[Name]>> };

/** Options for TanStack Query, without importing it. */
export interface QueryOptions<Data> {
  queryKey: readonly [path: string, input: unknown];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

/** Typed calls made from the contract. Every method rejects with an ApiError. */
export interface Client {
  /** The data of an answer: `await client.call(authApi.login, { account, password })`. */
  call: <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) => Promise<OutputOf<E>>;
  /** The whole answer; a refusal resolves too, so that its code can be read (spec section 8: "the response is still returned"). */
  exchange: <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) => Promise<Envelope<OutputOf<E>>>;
  /** All calls of an area as functions: `const auth = client.area(authApi); await auth.login({ … })`. */
  area: <A extends Area>(area: A) => AreaCalls<A>;
  /** `queryKey` and `queryFn` for TanStack Query: `useQuery(client.query(menuApi.list, { … }))`. */
  query: <E extends Endpoint>(endpoint: E, ...args: QueryArguments<E>) => QueryOptions<OutputOf<E>>;
  /** Bytes and the file name of `content-disposition`; fails when the server did not name the file. */
  blob: <E extends Endpoint>(endpoint: E, ...args: CallArguments<E, BlobOptions>) => Promise<BlobAnswer>;
  /** Sends one file in the part `file`, with progress. */
  upload: <E extends Endpoint>(endpoint: E, file: File | Blob, options?: UploadOptions<E>) => Promise<OutputOf<E>>;
  /** Cancels every running or held call. */
  cancelAll: () => void;
  /** Calls that run or are held. */
  readonly runningCount: number;
}

import type { Policy } from './policies';

/** What an error knows about itself. */
export interface ApiErrorFacts {
  policy: Policy;
  /** Body code of the catalogue; 0 when no answer carried one. */
  code?: number;
  /** HTTP status; 0 when no answer arrived. */
  status?: number;
  message: string;
  /** Field path → message of a refused input. */
  fields?: Readonly<Record<string, string>>;
  /** Names the server's log line. */
  requestId?: string | undefined;
  /** Seconds the server asks to wait. */
  retryAfter?: number | undefined;
  /** The body as received, when there was one. */
  answer?: unknown;
  cause?: unknown;
}

/** A call that did not succeed. `message` is ready to be shown; `policy` says what the product does with it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly policy: Policy;
  declare readonly code: number;
  declare readonly status: number;
  declare readonly fields: Readonly<Record<string, string>>;
  declare readonly requestId: string | undefined;
  declare readonly retryAfter: number | undefined;
  declare readonly answer: unknown;

  constructor({ message, cause, ...facts }: ApiErrorFacts) {
    super(message, { cause });
    Object.assign(this, { code: 0, status: 0, fields: {} }, facts);
  }
}

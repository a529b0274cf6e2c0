/** How a channel, or the way to it, says no (domain/connectors 6.2). */
export type CollectFailure =
  | 'AuthExpired'
  | 'ConsentWithdrawn'
  | 'RateLimited'
  | 'QuotaExhausted'
  | 'NotFound'
  | 'NotAllowed'
  | 'BadRequest'
  | 'Upstream5xx'
  | 'Timeout'
  | 'ShapeChanged';

const worthAnotherTry: ReadonlySet<CollectFailure> = new Set(['RateLimited', 'Upstream5xx', 'Timeout']);

/** A refusal of a channel. `message` is what it said, as it said it. */
export class CollectError extends Error {
  override name = 'CollectError';

  constructor(
    readonly failure: CollectFailure,
    message: string,
    /** When it may be asked again, where it told: the end of a wait or of the quota's day. */
    readonly askAgainAt: Date | null = null,
  ) {
    super(message);
  }

  /** Whether asking again may help without anybody doing something. */
  get isPassing(): boolean {
    return worthAnotherTry.has(this.failure);
  }
}

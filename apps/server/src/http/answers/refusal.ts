import { errors, type ErrorName, type Words } from '@backlot/contract';

/** A text, or one per language of answers. */
export type Said = string | Words;

export type RefusalParams = Record<string, Said | number>;

interface Extras {
  /** Field path → message, for 1012001. */
  fields?: Record<string, Said>;
  /** The one field that the text speaks of. */
  field?: string;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
}

/** An answer that says no, by its name in the contract's error table. */
export class Refusal extends Error {
  readonly code: number;
  readonly status: number;
  readonly fields: Record<string, Said> | undefined;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly reason: ErrorName,
    readonly params: RefusalParams = {},
    { fields, field, retryAfter }: Extras = {},
  ) {
    super(reason);
    this.name = 'Refusal';
    this.code = errors[reason].code;
    this.status = errors[reason].status;
    this.fields = fields;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

/** Refuses with 429 and the wait in seconds, in the text and as retry-after. */
export const refuseFor = (reason: 'tooManyAttempts' | 'tooManyRequests', seconds: number): Refusal =>
  new Refusal(reason, { seconds }, { retryAfter: seconds });

import type { Endpoint, OutputOf, ParsedInputOf } from '@backlot/contract';

/** How the fake server answers one call. */
export interface Answer {
  endpoint: Endpoint;
  reply(input: unknown, request?: Request): unknown;
}

/** Answers a call of the contract, for stories and tests; the input is checked as the server would. */
export const answer = <E extends Endpoint>(
  endpoint: E,
  reply: (input: ParsedInputOf<E>, request?: Request) => OutputOf<E> | Response | Promise<OutputOf<E> | Response>,
): Answer => ({ endpoint, reply: (input, request) => reply(input as ParsedInputOf<E>, request) });

/** Thrown by a reply: the call is refused with this code. */
export class Refusal extends Error {
  readonly code: number;
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

import type * as z from 'zod';
import type { ErrorName } from '../errors';
import type { Permission } from '../permissions';

/** Who may call: anyone, anyone signed in, or holders of a permission. */
export type Access = 'public' | 'session' | Permission;

/** One call of any API: everything client, server, documentation and tests need to know about it. */
export interface AnyEndpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST';
  /** Path below the address of the API. */
  path: `/${string}`;
  /** One line for the API document. */
  summary: string;
  /** `public`, `session`, or the permission that is needed. */
  access: string;
  /** Query of a GET and of an upload, JSON body of a POST. */
  input: Input;
  /** `data` of the envelope; the whole body for a `captcha` answer; unused for a `blob`. */
  output: Output;
  /** `envelope` is `{ success, code, message, data }`; `captcha` is the AJ shape; `blob` is bytes with a file name. */
  answer: 'envelope' | 'captcha' | 'blob';
  /** `multipart` takes one file in the part `file`. */
  body: 'json' | 'multipart';
  /** Upload controls read its envelope too: those of forms `code` 0 with `data.url`, a rich text `status` success with `url`. */
  isUpload?: boolean;
  /** Bytes that a player asks for, which sends no headers: the cookie that `play` gave it lets it in as well. */
  isPlayed?: boolean;
  /** A POST that changes no record: a read-only view may call it. */
  isReading?: boolean;
  /** Largest body in bytes, where it may be more than the server takes otherwise. */
  bodyLimit?: number;
  /** Fields with refusals of their own instead of the usual one: missing, and where a number stands for it of no value there is. */
  refusals?: Readonly<Record<string, { empty: string; illegal?: string }>>;
}

/** One call of an API with permissions and errors of its own. */
export interface EndpointOf<
  Right extends string,
  Fault extends string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> extends AnyEndpoint<Input, Output> {
  access: 'public' | 'session' | Right;
  refusals?: Readonly<Record<string, { empty: Fault; illegal?: Fault }>>;
}

/** One call of the API of Backlot. */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> extends EndpointOf<
  Permission,
  ErrorName,
  Input,
  Output
> {
  /** Path below `/api`. */
  path: `/main/${string}` | '/analysis/month-bar';
}

type Draft<Input extends z.ZodType, Output extends z.ZodType> = Omit<Endpoint<Input, Output>, 'answer' | 'body'> &
  Partial<Pick<Endpoint, 'answer' | 'body'>>;

/** Declares a call. Answers an envelope to a JSON request unless said otherwise. */
export const endpoint = <Input extends z.ZodType, Output extends z.ZodType>(draft: Draft<Input, Output>): Endpoint<Input, Output> => ({
  answer: 'envelope',
  body: 'json',
  ...draft,
});

type DraftOf<Right extends string, Fault extends string, Input extends z.ZodType, Output extends z.ZodType> = Omit<
  EndpointOf<Right, Fault, Input, Output>,
  'answer' | 'body'
> &
  Partial<Pick<AnyEndpoint, 'answer' | 'body'>>;

/**
 * Declares calls of an API of your own, with the names of its permissions and errors:
 * `const endpoint = createEndpoint<'invoice.pay', 'invoiceGone'>()`.
 */
export const createEndpoint =
  <Right extends string, Fault extends string = string>() =>
  <Input extends z.ZodType, Output extends z.ZodType>(
    draft: DraftOf<Right, Fault, Input, Output>,
  ): EndpointOf<Right, Fault, Input, Output> => ({ answer: 'envelope', body: 'json', ...draft });

/** A group of calls about one thing: `{ page, add, … }`. */
export type Area = Record<string, Endpoint>;

/** A group of calls of any API. */
export type AnyArea = Record<string, AnyEndpoint>;

/** What a caller writes. */
export type InputOf<E extends AnyEndpoint> = z.input<E['input']>;

/** What a handler receives: validated, with defaults filled in. */
export type ParsedInputOf<E extends AnyEndpoint> = z.output<E['input']>;

/** What a handler returns and a caller reads. */
export type OutputOf<E extends AnyEndpoint> = z.output<E['output']>;

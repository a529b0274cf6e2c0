import type * as z from 'zod';
import { CollectError } from './CollectError';
import type { Access } from './connector';

/** Connectors give up on an answer after 30 s (domain/connectors 6.2). */
const patience = 30_000;

interface Question<T> {
  path: string;
  query: Record<string, string>;
  headers?: Record<string, string>;
  /** Sent as JSON; such a call is a POST. */
  body?: unknown;
  /** What an answer must hold; what it holds beside is left out. */
  shape: z.ZodType<T>;
  /** Whether an answer that came with a 200 is a refusal all the same. */
  isRefused?: (answer: unknown) => boolean;
  /** What a refusal of this channel means. */
  refusal: (status: number, text: string, now: Date, headers: Headers) => CollectError;
  /** What a 429 means, where it is not that too many calls were made. */
  tooMany?: (text: string, now: Date) => CollectError | undefined;
}

interface Answered<T> {
  told: T;
  raw: string;
  dataTime: Date;
  headers: Headers;
}

/** Asks a channel once. Refuses with a `CollectError`. */
export async function ask<T>(access: Access, question: Question<T>): Promise<Answered<T>> {
  const { path, query, headers = {}, body, shape, refusal, isRefused, tooMany } = question;
  const {
    status,
    headers: said,
    text,
  } = await send(access, `${path}?${new URLSearchParams(query).toString()}`, {
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const dataTime = access.clock();
  if (status === 429)
    throw tooMany?.(text, dataTime) ?? new CollectError('RateLimited', text, waitUntil(said.get('retry-after'), dataTime));
  if (status >= 500) throw new CollectError('Upstream5xx', text);
  if (status !== 200) throw refusal(status, text, dataTime, said);
  const answer = parsed(text);
  if (isRefused?.(answer)) throw refusal(status, text, dataTime, said);
  const found = shape.safeParse(answer);
  if (!found.success) throw new CollectError('ShapeChanged', found.error.issues.map(({ path: at }) => at.join('.')).join(', '));
  return { told: found.data, raw: text, dataTime, headers: said };
}

async function send({ origin, timeout = patience }: Access, address: string, init: RequestInit) {
  try {
    const response = await fetch(`${origin}${address}`, { ...init, signal: AbortSignal.timeout(timeout) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new CollectError('Timeout', `${timeout} ms`);
    throw new CollectError('Upstream5xx', String(error));
  }
}

/** The value of a text; undefined for one that is no JSON, which no shape takes. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `Retry-After` is seconds or a date. */
function waitUntil(header: string | null, now: Date): Date | null {
  if (header === null) return null;
  const at = /^\d+$/.test(header) ? now.getTime() + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(at) ? null : new Date(at);
}

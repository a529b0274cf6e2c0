import { type AnyEndpoint, idempotencyHeader } from '@backlot/contract/core';

/** What one attempt of a call sends. */
export interface RequestFacts {
  endpoint: AnyEndpoint;
  /** Query of a GET and of an upload, JSON of a POST. */
  input: unknown;
  token: string | null;
  locale: string;
  requestId: string;
  /** The file part and its name, for an upload. */
  file?: File | Blob | undefined;
}

/** Address below `/api`, with the query of a GET or of an upload: what stands beside a file is judged before its bytes are read. */
export function pathOf({ endpoint, input }: Pick<RequestFacts, 'endpoint' | 'input'>): string {
  if (endpoint.method !== 'GET' && endpoint.body !== 'multipart') return endpoint.path;
  const query = new URLSearchParams();
  for (const [name, value] of entriesOf(input)) for (const one of [value].flat()) query.append(name, String(one));
  return query.size > 0 ? `${endpoint.path}?${query.toString()}` : endpoint.path;
}

/** Headers and body, the same for every call. */
export function buildRequest(facts: RequestFacts): { headers: Record<string, string>; body?: string | FormData } {
  const { endpoint, token } = facts;
  const headers: Record<string, string> = { accept: 'application/json', lang: facts.locale };
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (endpoint.method === 'GET') return { headers };
  headers[idempotencyHeader] = facts.requestId;
  if (endpoint.body === 'multipart') return { headers, body: formOf(facts) };
  headers['content-type'] = 'application/json';
  return { headers, body: JSON.stringify(facts.input ?? {}) };
}

function formOf({ file }: RequestFacts): FormData {
  const form = new FormData();
  if (file) form.append('file', file);
  return form;
}

const entriesOf = (input: unknown): Array<[string, unknown]> =>
  Object.entries(input ?? {}).filter(([, value]) => value !== undefined && value !== null && value !== '');

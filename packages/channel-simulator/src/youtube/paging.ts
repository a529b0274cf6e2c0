import { ok, type Answer } from '../http/exchange';
import { refuse } from './say';

interface Listed<T> {
  kind: string;
  all: readonly T[];
  query: URLSearchParams;
  most: number;
  show: (item: T) => unknown;
}

/** A page of a list; the token of the next says how many were told. */
export function pageOf<T>({ kind, all, query, most, show }: Listed<T>): Answer {
  const size = Number(query.get('maxResults') ?? Math.min(most, 20));
  const from = query.has('pageToken') ? Number(/^C(\d+)$/.exec(query.get('pageToken') ?? '')?.[1] ?? NaN) : 0;
  if (!(size >= 1 && size <= most)) return refuse(400, 'invalidParameter');
  if (Number.isNaN(from)) return refuse(400, 'invalidPageToken');
  const end = from + size;
  return ok({
    kind,
    etag: 'simulated',
    ...(end < all.length && { nextPageToken: `C${end}` }),
    pageInfo: { totalResults: all.length, resultsPerPage: size },
    items: all.slice(from, end).map(show),
  });
}

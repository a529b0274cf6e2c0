/** The first field of a query string whose escapes are no UTF-8: `?name=%ff`. */
export function unreadableField(url: string): string | undefined {
  const [, query] = url.split('?', 2);
  if (!query?.includes('%')) return undefined;
  const unreadable = query.split('&').find((pair) => !isReadable(pair));
  return unreadable === undefined ? undefined : (unreadable.split('=', 1)[0] ?? '');
}

function isReadable(pair: string): boolean {
  try {
    decodeURIComponent(pair);
    return true;
  } catch {
    return false;
  }
}

/** What of an address tells tabs apart. */
export interface TabAddress {
  pathname: string;
  search: Record<string, unknown>;
}

/**
 * The tab that an address belongs to. A list keeps page and filters in its address and stays one tab; a detail page is a
 * tab for each record; the sections of the account settings share one.
 */
export function tabKeyOf({ pathname, search }: TabAddress): string {
  const path = pathname.replace(/(.)\/+$/, '$1');
  if (path.startsWith(settingsPath)) return settingsPath;
  const { id } = search;
  return /detail(ed)?$/i.test(path) && (typeof id === 'string' || typeof id === 'number') ? `${path}?id=${id}` : path;
}

const settingsPath = '/account/settings';

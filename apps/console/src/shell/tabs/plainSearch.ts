type Plain = Record<string, string | string[]>;

/** Reads a query string plainly: every value is text, a repeated key is a list. */
export function parsePlainSearch(text: string): Plain {
  const query = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const values = query.getAll(key);
      return [key, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** Writes what `parsePlainSearch` reads; undefined is left out. */
export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of [value].flat()) if (one !== undefined) query.append(key, String(one));
  }
  return query.size > 0 ? `?${query}` : '';
}

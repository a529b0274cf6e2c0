/** State and code that a consent page led back with; the number of the shop, where it tells one, goes behind the code. */
export function consentIn(query: URLSearchParams): { state: string; code: string } | undefined {
  const [state, code, shop] = ['state', 'code', 'shop_id'].map((name) => query.get(name));
  return state && code ? { state, code: shop ? `${code} ${shop}` : code } : undefined;
}

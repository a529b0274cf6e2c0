import { fontError } from '../PdfError';

const running = new Map<string, Promise<Uint8Array>>();

/** The bytes of a font. Asked for twice at once, it is fetched once. Throws 'font loading failed' with the status. */
export function fetchFontBytes(url: string): Promise<Uint8Array> {
  const known = running.get(url);
  if (known) return known;
  const fetched = fetchBytes(url);
  running.set(url, fetched);
  fetched.catch(() => running.delete(url));
  return fetched;
}

async function fetchBytes(url: string) {
  const response = await fetch(url).catch((error: unknown) => {
    throw fontError(0, error);
  });
  if (!response.ok) throw fontError(response.status);
  return new Uint8Array(await response.arrayBuffer());
}

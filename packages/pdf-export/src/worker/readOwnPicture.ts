import { PdfError } from '../PdfError';

/** Reads a picture of the page's own origin; every other address is refused. */
export async function readOwnPicture(url: string): Promise<Uint8Array> {
  const address = new URL(url, globalThis.location.origin);
  if (address.origin !== globalThis.location.origin) throw new PdfError('document', 'pictures of other hosts are not printed');
  const response = await fetch(address, { redirect: 'error' });
  if (!response.ok) throw new PdfError('document', `picture not available: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

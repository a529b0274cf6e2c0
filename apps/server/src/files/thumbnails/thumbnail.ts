import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { FileStore } from '../fileStore';
import { mostPixels } from '../readImage';

export const thumbnailMime = 'image/webp';

const longest = 256;
const readable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/** A picture as a small WebP without what else is in the file; undefined where it is none. */
export async function thumbnailOf(bytes: Buffer): Promise<Buffer | undefined> {
  const kind = await fileTypeFromBuffer(bytes);
  return kind && readable.has(kind.mime) ? smallWebp(bytes) : undefined;
}

/** Draws a picture small; undefined where it cannot be read. */
export const smallWebp = (bytes: Buffer): Promise<Buffer | undefined> =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
    .rotate()
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76, effort: 3 })
    .toBuffer()
    .catch(() => undefined);

/** The thumbnail of a stored picture, made once: the nightly removal of what no row names makes room for a fresh one. */
export const storedThumbnail = (store: FileStore, objectName: string): Promise<Buffer | undefined> =>
  keptThumbnail(store, objectName, async () => thumbnailOf(await buffer(await store.read(objectName))));

/** A thumbnail that is kept in the store under the name of what it shows, or made and kept. */
export async function keptThumbnail(
  store: FileStore,
  source: string,
  make: () => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  const name = `small-${createHash('sha256').update(source).digest('hex').slice(0, 40)}.webp`;
  if (await store.has(name)) return buffer(await store.read(name));
  const made = await make().catch(() => undefined);
  if (made) await store.put(name, made);
  return made;
}

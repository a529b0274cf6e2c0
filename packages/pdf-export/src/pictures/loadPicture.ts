import type { ReadPicture } from '../blocks/PictureReader';
import { checkJpeg, checkPng } from './checkPicture';
import { crossedBox } from './crossedBox';

/** Pictures may have 5 MB. */
const maxBytes = 5 * 1024 * 1024;

/** A picture as a `data:` address that is safe to embed, or a crossed box when it cannot be shown. */
export async function loadPicture(src: string, read?: ReadPicture): Promise<string> {
  try {
    const bytes = await bytesOf(src, read);
    if (bytes.length > maxBytes) return crossedBox;
    if (await checkPng(bytes)) return `data:image/png;base64,${toBase64(bytes)}`;
    if (checkJpeg(bytes)) return `data:image/jpeg;base64,${toBase64(bytes)}`;
    return crossedBox;
  } catch {
    return crossedBox;
  }
}

async function bytesOf(src: string, read?: ReadPicture): Promise<Uint8Array> {
  const embedded = /^data:image\/(?:png|jpe?g);base64,/.exec(src);
  if (embedded) {
    const text = src.slice(embedded[0].length);
    if (text.length > (maxBytes * 4) / 3 + 4) throw new Error('picture too large');
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  }
  if (!read || src.startsWith('data:')) throw new Error('picture not allowed');
  return read(src);
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000) text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(text);
}

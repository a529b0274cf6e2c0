import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Refusal } from '../http/answers/refusal';

/** An image as it is kept: drawn anew, so that nothing hidden in the original survives. */
export interface CleanImage {
  bytes: Buffer;
  mime: 'image/png' | 'image/jpeg';
  extension: 'png' | 'jpg';
}

export const mostPixels = 40_000_000;
/** No camera and no panorama has a longer side; one line of millions of pixels takes longer to draw than all its pixels are worth. */
const longestSide = 30_000;
const namedAs: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' };

/** Accepts png and jpeg whose content is what the name says; decodes and encodes them again without metadata. */
export async function readImage(upload: Buffer, fileName: string): Promise<CleanImage> {
  const named = namedAs[/\.([A-Za-z]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''];
  if (!named) throw new Refusal('imageType');
  const sniffed = await fileTypeFromBuffer(upload);
  if (sniffed?.mime !== named) throw new Refusal('contentMismatch');
  const image = sharp(upload, { limitInputPixels: false, failOn: 'error', animated: false });
  const { width, height } = await image.metadata().catch(unreadable);
  if (width * height > mostPixels || Math.max(width, height) > longestSide)
    throw new Refusal('imageTooManyPixels', { limit: mostPixels / 1_000_000 });
  const upright = image.rotate();
  const isPng = named === 'image/png';
  const bytes = await (isPng ? upright.png() : upright.jpeg({ quality: 88 })).toBuffer().catch(unreadable);
  return { bytes, mime: isPng ? 'image/png' : 'image/jpeg', extension: isPng ? 'png' : 'jpg' };
}

function unreadable(): never {
  throw new Refusal('contentMismatch');
}

import { type FormDocument, walkControls } from '@backlot/form-designer/document';
import { fileIdOf } from './fileIdOf';

interface Answered {
  design: FormDocument;
  values: Readonly<Record<string, unknown>>;
  /** The bytes of a stored file, for those who may read it. */
  readFile: (id: string) => Promise<Blob>;
}

/** The values of an answer with its stored pictures as data, those within rich text included, which a document can print without asking the server. */
export async function withDrawnFiles({ design, values, readFile }: Answered): Promise<Record<string, unknown>> {
  const rich = new Set(
    [...walkControls(design.list)].flatMap(({ control }) =>
      control.type === 'editor' && control.model !== undefined ? [control.model] : [],
    ),
  );
  const draw = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(draw));
    if (typeof value !== 'object' || value === null) return value;
    // A file prints as its name.
    if ('type' in value && value.type === 'file') return value;
    const entries = await Promise.all(
      Object.entries(value).map(async ([name, part]) => [
        name,
        name === 'url' && typeof part === 'string' ? await dataOf(part, readFile) : await draw(part),
      ]),
    );
    return Object.fromEntries(entries);
  };
  const entries = await Promise.all(
    Object.entries(values).map(async ([model, value]) => [
      model,
      rich.has(model) && typeof value === 'string' ? await drawPictures(value, readFile) : await draw(value),
    ]),
  );
  return Object.fromEntries(entries);
}

const pictures = /(<img\b[^<>]*?\ssrc=")([^"<>]*)(?=")/gi;

async function drawPictures(html: string, readFile: Answered['readFile']): Promise<string> {
  const addresses = new Set([...html.matchAll(pictures)].map(([, , url = '']) => url));
  const drawn = new Map(await Promise.all([...addresses].map(async (url) => [url, await dataOf(url, readFile)] as const)));
  return html.replaceAll(pictures, (_, before: string, url: string) => before + (drawn.get(url) ?? url));
}

/** A picture that may not be seen any more stays an address, which prints as its name. */
async function dataOf(url: string, readFile: Answered['readFile']): Promise<string> {
  const id = fileIdOf(url);
  if (id === undefined) return url;
  try {
    const blob = await asPrintable(await readFile(id));
    return await new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(String(reader.result)));
      reader.addEventListener('error', () => reject(new Error('unreadable')));
      reader.readAsDataURL(blob);
    });
  } catch {
    return url;
  }
}

/** Documents embed PNG and JPEG; of any other picture the browser draws a PNG. */
async function asPrintable(blob: Blob): Promise<Blob> {
  if (!blob.type.startsWith('image/')) throw new Error('This is no picture.');
  if (blob.type === 'image/png' || blob.type === 'image/jpeg') return blob;
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

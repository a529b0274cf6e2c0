import { imageLimitBytes } from '@backlot/contract';
import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from '../http/answers/refusal';
import { readImage } from './readImage';

/** A file as it is kept: pictures drawn anew, documents byte for byte. */
export interface CleanFile {
  bytes: Buffer;
  mime: string;
  extension: string;
}

const openXml = 'application/vnd.openxmlformats-officedocument';
const sniffable: Record<string, string> = {
  pdf: 'application/pdf',
  docx: `${openXml}.wordprocessingml.document`,
  xlsx: `${openXml}.spreadsheetml.sheet`,
  pptx: `${openXml}.presentationml.presentation`,
};
const texts: Record<string, string> = { csv: 'text/csv; charset=utf-8', txt: 'text/plain; charset=utf-8' };
const pictures = new Set(['png', 'jpg', 'jpeg']);

/**
 * Accepts pictures as the upload of images does, and pdf, docx, xlsx, pptx, csv and txt whose content is what the name says. Refuses with
 * 1030017 every other name and text that is not UTF-8, with 1030007 content of another kind: macros, pages, programs.
 */
export async function readDocument(upload: Buffer, fileName: string): Promise<CleanFile> {
  const extension = /\.([A-Za-z]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (pictures.has(extension)) {
    if (upload.length > imageLimitBytes) throw new Refusal('imageTooLarge');
    return readImage(upload, fileName);
  }
  if (Object.hasOwn(sniffable, extension)) return readSniffed(upload, extension);
  const mime = Object.hasOwn(texts, extension) ? texts[extension] : undefined;
  if (!mime) throw new Refusal('documentType');
  refuseNoText(upload);
  return { bytes: upload, mime, extension };
}

async function readSniffed(upload: Buffer, extension: string): Promise<CleanFile> {
  const sniffed = await fileTypeFromBuffer(upload).catch(() => undefined);
  const mime = sniffable[extension];
  // The names within an archive are plain: macros show whatever its table of contents says.
  if (!mime || sniffed?.mime !== mime || (extension !== 'pdf' && upload.includes('vbaProject'))) throw new Refusal('contentMismatch');
  return { bytes: upload, mime, extension };
}

/** Text is UTF-8, has no control characters but tabs and line breaks, and does not begin like a web page or drawing. */
function refuseNoText(upload: Buffer): void {
  const text = utf8(upload);
  // Text of another encoding has no zero bytes; programs and archives do.
  if (text === undefined) throw new Refusal(upload.includes(0) ? 'contentMismatch' : 'documentType');
  if (text.trim() === '' || /[^\P{Cc}\t\r\n]/u.test(text) || /^\s*<(?:[!?]|html|head|body|svg|script)/i.test(text))
    throw new Refusal('contentMismatch');
}

function utf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

import type { Locale } from '@backlot/i18n';
import type { DictionaryNames } from '../documents/lookUp';
import type { FontSource } from '../fonts/addedFonts';
import type { FontUrls } from '../fontUrls';
import type { MissingCharacter } from '../text/MissingCharacter';
import type { PdfErrorCode } from '../PdfError';

/** What is to be printed, as plain data. */
export interface PrintJob {
  document: string;
  items: readonly unknown[];
  title: string;
  locale: Locale;
  names: DictionaryNames;
  fontUrls?: FontUrls;
  /** Fonts of the host beside those of the package. */
  fonts?: readonly FontSource[];
}

/** Many records as a zip with one PDF each; `fileNames` go with the items. */
export interface ZipJob extends PrintJob {
  fileNames: readonly string[];
}

/** Width and height of a page in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** What a worker can be asked for, with the answer it gives. */
export interface Tasks {
  warmUp: { input: { part: 'paint' } | { part: 'make'; document: string; fontUrls?: FontUrls }; output: undefined };
  print: { input: PrintJob; output: Uint8Array<ArrayBuffer> };
  zip: { input: ZipJob; output: Uint8Array<ArrayBuffer> };
  open: { input: Uint8Array<ArrayBuffer>; output: PageSize[] };
  paint: { input: { page: number; width: number }; output: ImageBitmap };
  image: { input: { page: number; width: number }; output: Blob };
  text: { input: { page: number }; output: string };
}

export type TaskName = keyof Tasks;

/** A request to a worker. */
export type Request = { [Name in TaskName]: { backlotPdf: true; id: number; task: Name; input: Tasks[Name]['input'] } }[TaskName];

/** What a worker answers: progress and characters that no font draws, then a value or an error. */
export type Answer =
  | { backlotPdf: true; id: number; kind: 'progress'; done: number; total: number }
  | { backlotPdf: true; id: number; kind: 'missing'; characters: readonly MissingCharacter[] }
  | { backlotPdf: true; id: number; kind: 'done'; value: Tasks[TaskName]['output'] }
  | { backlotPdf: true; id: number; kind: 'failed'; code: PdfErrorCode; message: string; status?: number };

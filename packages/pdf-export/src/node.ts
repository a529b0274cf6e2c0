import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { ReactElement } from 'react';
import type { BatchForm } from './batch/BatchForm';
import { batchNames } from './batch/batchNames';
import { checkBatch } from './batch/checkBatch';
import { type Pages, printPages, zipPages } from './batch/printPages';
import { isOffered, offerFont } from './fonts/fontBook';
import { addedFonts } from './fonts/addedFonts';
import { fetchFontBytes } from './fonts/fetchFontBytes';
import { everydayFonts, fontFile, type FontName, spareFonts } from './fonts/fontName';
import { loadFont } from './fonts/loadFonts';
import type { DocumentKind } from './preview/documentKind';
import { toFileName } from './preview/fileName';
import { renderPdf, type RenderOptions } from './render/renderPdf';
import { joinMissing, type MissingCharacter } from './text/MissingCharacter';

export { type AddedFont, addFonts } from './fonts/addedFonts';
export { PdfError } from './PdfError';
export type { MissingCharacter, MissingPlace } from './text/MissingCharacter';
export type { BatchForm } from './batch/BatchForm';
export { type DocumentKind, filledFormDocument, merchantDocument, workOrderDocument } from './preview/documentKind';

/** The bytes of a PDF, made in Node with the fonts of this package. The element is a `PdfDocument`. */
export async function renderToBuffer(document: ReactElement, options?: RenderOptions): Promise<Uint8Array<ArrayBuffer>> {
  await loadFontsFromDisk();
  return renderPdf(document, options);
}

/** Writes a PDF to a file. */
export async function renderToFile({
  document,
  path,
  ...options
}: RenderOptions & { document: ReactElement; path: string }): Promise<void> {
  await writeFile(path, await renderToBuffer(document, options));
}

/** Records of one kind of document, as one PDF or a zip. */
export interface Batch<Item> extends Pages<Item> {
  document: DocumentKind<Item>;
  form: BatchForm;
}

/** A file of many records. */
export interface BatchFile {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  /** Characters that no font draws, each once with its places; they stand as □. */
  missing: readonly MissingCharacter[];
}

/** Many records as one file, named as the preview names it. No records and an unknown form are a PdfError of code `document`. */
export async function renderBatch<Item>({ document, form, ...pages }: Batch<Item>): Promise<BatchFile> {
  checkBatch(form, pages.items);
  await loadFontsFromDisk();
  const { title, fileNames } = batchNames(document, pages.items, pages.locale);
  const missing: (readonly MissingCharacter[])[] = [];
  const onMissing = (characters: readonly MissingCharacter[]) => {
    missing.push(characters);
    pages.onMissing?.(characters);
  };
  const heard = { ...pages, onMissing };
  const bytes = form === 'one' ? await printPages(heard, title) : await zipPages(heard, fileNames);
  return { bytes, fileName: toFileName(title, form === 'one' ? 'pdf' : 'zip'), missing: joinMissing(missing) };
}

/**
 * Loads the everyday fonts of this package, once a process, from its `fonts` folder; emoji, rarer hanzi and the fonts of
 * `addFonts` are read when a text has the first of their characters. The render functions do this when needed; a program
 * that bundles this package calls it first with the folder where the fonts are.
 */
export async function loadFontsFromDisk(folder: URL = new URL('../fonts/', import.meta.url)): Promise<void> {
  const addressOf = (name: FontName) => new URL(fontFile(name), folder);
  await Promise.all(everydayFonts.map((name) => loadFont(name, () => readFile(addressOf(name)))));
  for (const name of spareFonts.filter((one) => !isOffered(one))) offerFont(name, () => readFileSync(addressOf(name)));
  await Promise.all(addedFonts().map(({ name, src }) => offerAdded(name, src)));
}

async function offerAdded(name: string, src: string) {
  if (/^(https?|data):/.test(src)) await loadFont(name, () => fetchFontBytes(src));
  else offerFont(name, () => readFileSync(src.startsWith('file:') ? new URL(src) : src));
}

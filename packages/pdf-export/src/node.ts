import { readFile, writeFile } from 'node:fs/promises';
import type { ReactElement } from 'react';
import { loadFont, type ReadFont } from './fonts/loadFonts';
import { fontFile, fontNames } from './fonts/fontName';
import { fontError, PdfError } from './PdfError';
import { renderPdf, type RenderOptions } from './render/renderPdf';

export { PdfError } from './PdfError';

/** The bytes of a PDF, made in Node with the fonts of this package. The element is a `PdfDocument`. */
export async function renderToBuffer(document: ReactElement, options?: RenderOptions): Promise<Uint8Array<ArrayBuffer>> {
  await loadFontsFromDisk();
  return renderPdf(document, options);
}

/** Writes a PDF to a file. */
export async function renderToFile({ document, path, ...options }: RenderOptions & { document: ReactElement; path: string }): Promise<void> {
  await writeFile(path, await renderToBuffer(document, options));
}

/** Loads all fonts of this package from its `fonts` folder. Done by the render functions when needed. */
export async function loadFontsFromDisk(): Promise<void> {
  for (const name of fontNames) await loadFont(name, readFont);
}

const readFont: ReadFont = (name) =>
  readFile(new URL(`../fonts/${fontFile(name)}`, import.meta.url)).catch((error: unknown) => {
    throw error instanceof PdfError ? error : fontError(0, error);
  });

// oxlint-disable-next-line typescript/triple-slash-reference -- pdf.js types only its main file
/// <reference path="../pdfjs.d.ts" />
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/build/pdf.min.mjs';
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import { PdfError } from '../PdfError';
import type { PageSize } from './messages';

let open: PDFDocumentProxy | undefined;
let opening: Promise<unknown> = Promise.resolve();

/** Takes a PDF and tells the sizes of its pages. A PDF opened before is closed; the one asked for last stays open. */
export function openPdf(bytes: Uint8Array): Promise<PageSize[]> {
  const opened = opening.then(() => openAlone(bytes));
  opening = opened.catch(() => {});
  return opened;
}

async function openAlone(bytes: Uint8Array): Promise<PageSize[]> {
  await open?.loadingTask.destroy();
  open = await getDocument({
    data: bytes,
    // Errors only: that pdf.js runs inside this worker instead of starting one of its own is as it should be.
    verbosity: VerbosityLevel.ERRORS,
    CanvasFactory: WorkerCanvasFactory,
    FilterFactory: NoFilters,
    ownerDocument: globalThis,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    isImageDecoderSupported: false,
  } as object).promise;
  const sizes = await Promise.all(Array.from({ length: open.numPages }, async (_, index) => sizeOf(await pageAt(index + 1))));
  setTimeout(() => void drawPage(1, readAheadWidth).catch(() => {}));
  return sizes;
}

/** The first page is drawn once as small as this, for its fonts and glyphs, while whoever opened the file makes room for its image. */
const readAheadWidth = 60;

/** A page as an image of the given width in pixels. */
export async function paintPage({ page, width }: { page: number; width: number }): Promise<ImageBitmap> {
  return (await drawPage(page, width)).transferToImageBitmap();
}

/** A page as a PNG of the given width in pixels, for paper. */
export async function imageOfPage({ page, width }: { page: number; width: number }): Promise<Blob> {
  return (await drawPage(page, width)).convertToBlob({ type: 'image/png' });
}

/** What a page says, for readers that cannot see its image. */
export async function textOfPage({ page }: { page: number }): Promise<string> {
  const { items } = await (await pageAt(page)).getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}

async function drawPage(number: number, width: number): Promise<OffscreenCanvas> {
  const page = await pageAt(number);
  const viewport = page.getViewport({ scale: width / sizeOf(page).width });
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const canvasContext = canvas.getContext('2d', { alpha: false });
  if (!canvasContext) throw new PdfError('document', 'this browser cannot draw in a worker');
  await page.render({ canvas: null, canvasContext: canvasContext as unknown as CanvasRenderingContext2D, viewport, annotationMode: 0 })
    .promise;
  return canvas;
}

async function pageAt(number: number): Promise<PDFPageProxy> {
  if (!open) throw new PdfError('document', 'no document is open');
  return open.getPage(number);
}

const sizeOf = (page: PDFPageProxy): PageSize => {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
};

/** pdf.js draws on canvases of the page by default; a worker has only off-screen ones. */
class WorkerCanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }
  reset(target: { canvas: OffscreenCanvas }, width: number, height: number) {
    target.canvas.width = width;
    target.canvas.height = height;
  }
  destroy(target: { canvas: OffscreenCanvas | null; context: unknown }) {
    target.canvas = null;
    target.context = null;
  }
}

/** SVG filters need a page; our documents use none. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy() {}
}

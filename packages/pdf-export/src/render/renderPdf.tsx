/** @jsxRuntime automatic */
import { Font, pdf } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { keepTogether } from '../blocks/keepTogether';
import { PageCounting, PageListener } from '../blocks/PageCounting';
import { type PdfNode, placeLines } from '../blocks/placeLines';
import { PictureReader, type ReadPicture } from '../blocks/PictureReader';
import { PdfError, toPdfError } from '../PdfError';
import type { MissingCharacter } from '../text/MissingCharacter';
import { CatchError } from './CatchError';
import { type DocumentFacts, drawDocument } from './drawDocument';
import { withoutFetch } from './withoutFetch';

/** Settings of one rendering. `onPage` hears the number of pages done so far, from 1 again when the document had to be laid out anew; `readPicture` fetches pictures by address. */
export interface RenderOptions {
  /** Hears how many pages are drawn so far. */
  onPage?: (pages: number) => void;
  /** Reads pictures by address; without it only embedded ones are shown. */
  readPicture?: ReadPicture;
  /** Hears of characters that no font draws, each once with its places: they stand as □. Not called when there are none. */
  onMissing?: (characters: readonly MissingCharacter[]) => void;
}

/**
 * The bytes of a PDF. The element is a `PdfDocument`; its fonts must be loaded. Renderings wait for each other.
 * Throws a PdfError of code `document` when a component throws.
 */
export function renderPdf(document: ReactElement, options: RenderOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const result = last.then(() => renderAlone(document, options));
  last = result.catch(() => {});
  return result;
}

let last: Promise<unknown> = Promise.resolve();

// Lines are broken before react-pdf sees them; it must not break or hyphenate words itself.
const asOnePart = (word: string) => [word];

/** react-pdf asks Node's `Buffer` about every picture it has read; browsers and their workers have none. */
function NoBuffer() {}
NoBuffer.isBuffer = () => false;

async function renderAlone(document: ReactElement, { onPage, readPicture, onMissing }: RenderOptions): Promise<Uint8Array<ArrayBuffer>> {
  (globalThis as { Buffer?: unknown }).Buffer ??= NoBuffer;
  Font.registerHyphenationCallback(asOnePart);
  const once = (counting: 'auto' | 'count') => {
    let pages = 0;
    const listener = onPage && (() => onPage((pages += 1)));
    return renderOnce(listener ? <PageListener value={listener}>{document}</PageListener> : document, { counting, readPicture });
  };
  try {
    const quick = await once('auto');
    const { bytes, missing } = quick.hasOverflowed ? await once('count') : quick;
    if (missing.length > 0) onMissing?.(missing);
    return bytes;
  } catch (error) {
    throw toPdfError(error);
  }
}

async function renderOnce(document: ReactElement, { counting, readPicture }: { counting: 'auto' | 'count'; readPicture?: ReadPicture }) {
  const errors: unknown[] = [];
  const instance = pdf(
    (
      <CatchError onError={(error) => errors.push(error)}>
        <PictureReader value={readPicture}>
          <PageCounting value={counting}>{document}</PageCounting>
        </PictureReader>
      </CatchError>
    ) as Parameters<typeof pdf>[0],
  );
  if (errors.length > 0) throw errors[0];
  const root = instance.container.document as unknown as RenderedDocument | null;
  if (!root) throw new PdfError('document', 'there is no document to print');
  placeLines(root);
  const isSplit = root.children.some(counts);
  for (const page of root.children) {
    // react-pdf's newer engine of page breaks: the one before forgets what should stay whole once it has moved it.
    page.props = { ...page.props, isCounted: counts(page), experimentalPagination: isSplit };
    if (isSplit) keepTogether(page);
    else keepWhole(page);
    repeatFromStart(page);
  }
  const given = root.children.filter(isUncounted).length;
  const { bytes, missing, pages } = await drawDocument(root, withoutFetch);
  return { bytes, missing, hasOverflowed: pages.filter(isUncounted).length > given || pages.some(overflows) };
}

interface RenderedDocument extends PdfNode {
  props: PdfNode['props'] & DocumentFacts;
  children: PdfNode[];
}

/** react-pdf repeats what is fixed from the page on where it stands; the page number is written last and is wanted on all. */
function repeatFromStart(page: PdfNode) {
  const isRepeated = (child: PdfNode) => child.props?.fixed === true;
  const children = page.children ?? [];
  page.children = [...children.filter(isRepeated), ...children.filter((child) => !isRepeated(child))];
}

/** A page that is not split costs one layout instead of two; whether it should have been shows afterwards. */
function keepWhole(page: PdfNode) {
  const height = page.props?.size?.[1];
  if (height === undefined) return;
  page.props = { ...page.props, wrap: false };
  page.style = { ...page.style, minHeight: height } as PdfNode['style'];
}

/** True for a page whose numbers are not counted while it is laid out: it must not become two. */
const isUncounted = (page: PdfNode) => page.props?.isCounted === false;

const overflows = (page: PdfNode) => (page.box?.height ?? 0) > (page.props?.size?.[1] ?? Infinity) + 0.5;

const counts = (page: PdfNode) => page.children?.some((child) => child.props?.fixed && child.props.render !== undefined) ?? false;

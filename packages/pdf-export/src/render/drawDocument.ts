import layoutDocument from '@react-pdf/layout';
import drawPages from '@react-pdf/render';
import { Font } from '@react-pdf/renderer';
import type { PdfNode } from '../blocks/placeLines';
import { artifact } from '../blocks/Tag';
import { gatherMissing, type MissingCharacter } from '../text/MissingCharacter';
import { type LaidOut, StructureMarks } from './markStructure';
import { PdfPaper } from './PdfPaper';

/** The properties of a document that go into its file. */
export interface DocumentFacts {
  title?: string;
  author?: string;
  creator?: string;
  producer?: string;
  language?: string;
  creationDate?: Date;
}

/** A document that is drawn: its file, its pages as they were laid out, and what no font drew. */
export interface Drawn {
  bytes: Uint8Array<ArrayBuffer>;
  pages: readonly PdfNode[];
  missing: MissingCharacter[];
}

/**
 * Lays a document out and draws it on paper of our own. react-pdf's `pdf()` does the same on paper that knows neither
 * the text behind shaped glyphs nor the structure of the document.
 */
export async function drawDocument(root: PdfNode & { props: DocumentFacts }, begin: <Value>(start: () => Value) => Value): Promise<Drawn> {
  const layout = (await begin(() => layoutAsIs(root, Font))) as LaidOut;
  const missing = gatherMissing(missingOn(layout.children));
  for (const page of layout.children) page.children?.sort((a, b) => Number(isAside(a)) - Number(isAside(b)));
  placeBookmarks(layout.children);
  const marks = new StructureMarks();
  const paper = new PdfPaper(optionsOf(root.props), marks.read);
  const bytes = collect(paper);
  marks.place(paper, layout);
  (drawPages as unknown as (paper: PdfPaper, layout: LaidOut) => void)(paper, layout);
  return { bytes: await bytes, pages: layout.children, missing };
}

/** The page number is read last, wherever it stood for the sake of its repetition. */
const isAside = (node: PdfNode) =>
  node.props?.tag === artifact || (node.children?.[0]?.props?.tag === artifact && node.children.length === 1);

const layoutAsIs = layoutDocument as unknown as (root: PdfNode, fonts: typeof Font) => Promise<unknown>;

function optionsOf({ title, author, creator, producer, language, creationDate = new Date() }: DocumentFacts) {
  const info = { Title: title, Author: author, Creator: creator, Producer: producer, CreationDate: creationDate };
  return {
    compress: true,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    // Otherwise pdfkit reads Helvetica, which is on no page.
    font: null,
    info: Object.fromEntries(Object.entries(info).filter(([, value]) => value !== undefined)),
  };
}

function collect(paper: PdfPaper): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  return new Promise((resolve, reject) => {
    paper.on('data', (chunk) => chunks.push(chunk));
    paper.on('error', reject);
    paper.on('end', () => void new Blob(chunks).arrayBuffer().then((buffer) => resolve(new Uint8Array(buffer)), reject));
  });
}

function* missingOn(pages: readonly PdfNode[]) {
  for (const [index, page] of pages.entries())
    for (const line of linesOf(page))
      for (const character of line.missing ?? []) yield { character, place: { page: index + 1, text: line.string } };
}

function* linesOf(node: PdfNode): Generator<NonNullable<PdfNode['lines']>[number]> {
  yield* node.lines ?? [];
  for (const child of node.children ?? []) yield* linesOf(child);
}

/** Bookmarks inside pages lead to their place; a document of one page needs none. */
function placeBookmarks(pages: readonly PdfNode[]) {
  for (const page of pages)
    for (const child of page.children ?? []) placeIn(child, { top: 0, isNeeded: pages.length > 1, width: page.box?.width ?? 0 });
}

function placeIn(node: PdfNode, page: { top: number; width: number; isNeeded: boolean }) {
  const top = page.top + (node.box?.top ?? 0);
  if (node.props?.bookmark) {
    // pdfkit counts the left edge from the right.
    const bookmark = page.isNeeded ? { ...node.props.bookmark, top: Math.max(1, top - 20), left: page.width } : null;
    node.props = { ...node.props, bookmark };
  }
  for (const child of node.children ?? []) placeIn(child, { ...page, top });
}

import type { PdfNode } from '../blocks/placeLines';
import { artifact, type Tag } from '../blocks/Tag';
import { markPrefix, type PdfPaper } from './PdfPaper';
import type { StructElement } from './StructElement';

/** A document that is laid out: its pages, each with what stands on it. */
export interface LaidOut extends PdfNode {
  children: PdfNode[];
}

const grouping = new Set<string>(['Document', 'Sect', 'Table', 'TR', 'L', 'LI', 'BlockQuote']);

interface Part {
  type: string;
  element: StructElement;
}

/**
 * Builds the structure of a document from the tags of its nodes and puts marks around every text and picture, by which
 * the paper knows what it draws. A node that a page break splits is one element; what is repeated on every page belongs
 * to the structure once.
 */
export class StructureMarks {
  readonly #parts = new Map<object, Part>();
  readonly #byMark: StructElement[] = [];
  readonly #repeated = new Set<object>();
  #paper?: PdfPaper;

  readonly read = (mark: string): StructElement | undefined => this.#byMark[Number(mark || -1)];

  place(paper: PdfPaper, layout: LaidOut): void {
    this.#paper = paper;
    const root = { type: 'Document', element: paper.struct('Document') };
    paper.addStructure(root.element);
    for (const page of layout.children) this.#visit(page, root, false);
  }

  #visit(node: PdfNode, around: Part, isFixed: boolean): void {
    const repeats = isFixed || node.props?.fixed === true;
    const tag = node.props?.tag;
    const part = tag && tag !== artifact ? this.#partOf(tag, tag, around) : around;
    node.children = node.children?.flatMap((child) => {
      if (child.props?.tag === artifact) return [child];
      if (child.type !== 'TEXT' && child.type !== 'IMAGE') {
        this.#visit(child, part, repeats);
        return [child];
      }
      const own = this.#leafOf(child, part, repeats || child.props?.fixed === true);
      return own ? [markOf(this.#byMark.push(own.element) - 1), child, markOf('')] : [child];
    });
  }

  /** The element that a text or picture belongs to; none for one that is drawn again or written per page. */
  #leafOf(node: PdfNode, around: Part, isFixed: boolean): Part | undefined {
    const key = node.props?.setLines ?? node;
    if (node.props?.render !== undefined || this.#repeated.has(key)) return undefined;
    if (isFixed) this.#repeated.add(key);
    const tag = node.props?.tag;
    if (tag && tag !== artifact) return this.#partOf(tag, tag, around);
    if (node.type === 'IMAGE') return undefined;
    return grouping.has(around.type) ? this.#partOf(key, { type: 'P' }, around) : around;
  }

  #partOf(key: object, { type, alt, scope }: Tag, around: Part): Part {
    const known = this.#parts.get(key);
    if (known) return known;
    const part = { type, element: this.#paper!.struct(type, { alt, scope }) };
    around.element.add(part.element);
    this.#parts.set(key, part);
    return part;
  }
}

/** A link that the paper takes for a mark; react-pdf draws nothing for it. */
const markOf = (mark: number | string): PdfNode => ({
  type: 'LINK',
  props: { src: `#${markPrefix}${mark}` },
  box: { top: 0, left: 0, width: 0, height: 0 },
  style: {},
  children: [],
});

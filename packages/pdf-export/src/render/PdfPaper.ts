// oxlint-disable-next-line typescript/triple-slash-reference -- pdfkit has no types; packages that import this one from source need ours too
/// <reference path="../pdfkit.d.ts" />
import PDFDocument from 'pdfkit';
import type { Glyph } from '../fonts/readQuickly';
import type { Place } from '../shaping/shape';
import type { StructElement } from './StructElement';

/** Begins the addresses that are no links but marks of where a part of the structure begins and ends. */
export const markPrefix = '\u0000';

/** What marks on the page mean: the part of the structure that begins there, or nothing where it ends. */
export type ReadMark = (mark: string) => StructElement | undefined;

/**
 * The paper react-pdf draws on: pdfkit, which writes the text behind the glyphs as this package shaped it, and puts what
 * is drawn into the structure of the document. What belongs to no part of it is an artifact, as PDF/UA asks.
 */
export class PdfPaper extends PDFDocument {
  readonly #readMark: ReadMark;
  #part?: StructElement;
  #type = 'P';
  #link?: { url: string; element: StructElement };
  readonly #known = new WeakMap<object, Map<string, number>>();

  constructor(options: Record<string, unknown>, readMark: ReadMark) {
    super(options);
    this.#readMark = readMark;
  }

  override addPage(options?: object): this {
    super.addPage(options);
    return this.markContent('Artifact');
  }

  /** react-pdf asks for a jump inside the document where a mark stands. */
  override goTo(...[x, y, width, height, name, options]: Parameters<PDFDocument['goTo']>): this {
    if (!name.startsWith(markPrefix)) return super.goTo(x, y, width, height, name, options);
    this.#enter(this.#readMark(name.slice(markPrefix.length)));
    return this;
  }

  override link(...[x, y, width, height, url, options]: Parameters<PDFDocument['link']>): this {
    if (!this.#part) return super.link(x, y, width, height, url, options);
    const element = this.struct('Link');
    this.#part.add(element);
    this.#link = { url, element };
    return super.link(x, y, width, height, url, { ...options, structParent: element, Contents: new String(url) });
  }

  /** Called by react-pdf in place of its own writer of glyphs. */
  glyphs(glyphs: readonly Glyph[], places: readonly Partial<Place>[], x: number, y: number): this {
    const link = this.#link?.element;
    this.#link = undefined;
    if (link) this.#write(link, 'Link');
    this.#writeGlyphs(glyphs, places, { x, y });
    if (link) this.#write(this.#part, this.#type);
    return this;
  }

  #enter(part: StructElement | undefined) {
    this.#part = part;
    this.#write(part, this.#type);
  }

  /** What is drawn from here on belongs to this element. */
  #write(element: StructElement | undefined, type: string) {
    if (this.page.markings.length > 0) this.endMarkedContent();
    if (element) element.add(this.markStructureContent(type));
    else this.markContent('Artifact');
  }

  #writeGlyphs(glyphs: readonly Glyph[], places: readonly Partial<Place>[], at: { x: number; y: number }) {
    const font = this._font;
    const size = this._fontSize;
    const shapes: { glyph: Glyph; x: number; y: number }[] = [];
    const text = new GlyphLine(at.x, this.page.height - at.y);
    let x = at.x;
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0, says } = places[index]!;
      const isShape = says === '' && glyph.path.commands.length > 0;
      if (isShape) shapes.push({ glyph, x: x + xOffset, y: at.y - yOffset });
      if (says !== '')
        text.add(this.#codeOf(glyph, says), {
          width: (glyph.advanceWidth * size) / font.font.unitsPerEm,
          xAdvance,
          xOffset,
          yOffset,
          size,
        });
      else text.skip(xAdvance, size);
      x += xAdvance;
    }
    this.page.fonts[font.id] ??= font.ref();
    this.save();
    this.transform(1, 0, 0, -1, 0, this.page.height);
    this.addContent('BT');
    this.addContent(`/${font.id} ${number(size)} Tf`);
    for (const operator of text.operators()) this.addContent(operator);
    this.addContent('ET');
    this.restore();
    for (const { glyph, x: left, y: base } of shapes) this.#draw(glyph, { x: left, y: base, scale: size / font.font.unitsPerEm });
  }

  /** A glyph as a shape, which no reader takes for text. */
  #draw(glyph: Glyph, { x, y, scale }: { x: number; y: number; scale: number }) {
    this.save();
    this.translate(x, y);
    this.scale(scale, -scale);
    glyph.path.toFunction()(this as never);
    this.fill();
    this.restore();
  }

  /** The code of a glyph in the embedded font. One that stands for two texts is embedded twice. */
  #codeOf(glyph: Glyph, says: string | undefined): string {
    const font = this._font;
    const known = this.#known.get(font) ?? new Map<string, number>();
    this.#known.set(font, known);
    const key = `${glyph.id} ${says ?? ''}`;
    let code = known.get(key);
    if (code === undefined) {
      code = font.subset.includeGlyph(glyph.id);
      if (font.unicode[code] !== undefined) {
        code = font.subset.glyphs.length;
        font.subset.glyphs.push(glyph.id);
      }
      font.unicode[code] = says === undefined ? glyph.codePoints : Array.from(says, (char) => char.codePointAt(0)!);
      font.widths[code] = glyph.advanceWidth * font.scale;
      known.set(key, code);
    }
    return code.toString(16).padStart(4, '0');
  }
}

interface GlyphPlace {
  width: number;
  xAdvance: number;
  xOffset: number;
  yOffset: number;
  size: number;
}

/** The operators that show a line of glyphs; one place is written for all that follow each other without a shift. */
class GlyphLine {
  readonly #y: number;
  readonly #done: string[] = [];
  #x: number;
  #shown = '';
  #isPlaced = false;

  constructor(x: number, y: number) {
    this.#x = x;
    this.#y = y;
  }

  add(code: string, { width, xAdvance, xOffset, yOffset, size }: GlyphPlace) {
    const isShifted = Math.abs(xOffset) > 1e-6 || Math.abs(yOffset) > 1e-6;
    if (isShifted) this.#flush();
    if (!this.#isPlaced) this.#done.push(`1 0 0 1 ${number(this.#x + xOffset)} ${number(this.#y + yOffset)} Tm`);
    this.#isPlaced = true;
    this.#shown += `<${code}>`;
    const gap = xAdvance - width;
    if (Math.abs(gap) > 1e-6) this.#shown += ` ${number((-gap * 1000) / size)} `;
    this.#x += xAdvance;
    if (isShifted) this.#flush();
  }

  skip(xAdvance: number, size: number) {
    if (xAdvance === 0) return;
    if (this.#shown) this.#shown += ` ${number((-xAdvance * 1000) / size)} `;
    this.#x += xAdvance;
  }

  operators(): string[] {
    this.#flush();
    return this.#done;
  }

  #flush() {
    if (this.#shown) this.#done.push(`[${this.#shown.replaceAll('><', '')}] TJ`);
    this.#shown = '';
    this.#isPlaced = false;
  }
}

const number = (value: number) => Math.round(value * 1e6) / 1e6;

declare module 'pdfkit' {
  import type { StructElement, StructContent } from './render/StructElement';

  interface EmbeddedFont {
    id: string;
    scale: number;
    font: { unitsPerEm: number };
    subset: { glyphs: number[]; includeGlyph(id: number): number };
    widths: (number | undefined)[];
    unicode: (readonly number[] | undefined)[];
    ref(): unknown;
  }

  /** The part of pdfkit 0.20 that is used here. */
  export default class PDFDocument {
    constructor(options: Record<string, unknown>);
    readonly page: { height: number; fonts: Record<string, unknown>; markings: unknown[] };
    _font: EmbeddedFont;
    _fontSize: number;
    addPage(options?: object): this;
    addContent(operators: string): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(x: number, y: number): this;
    transform(...matrix: number[]): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    quadraticCurveTo(...at: number[]): this;
    bezierCurveTo(...at: number[]): this;
    closePath(): this;
    fill(): this;
    link(x: number, y: number, width: number, height: number, url: string, options?: object): this;
    goTo(x: number, y: number, width: number, height: number, name: string, options?: object): this;
    markContent(tag: string, options?: object): this;
    markStructureContent(tag: string, options?: object): StructContent;
    endMarkedContent(): this;
    struct(type: string, options?: object): StructElement;
    addStructure(element: StructElement): this;
    on(event: 'data', listener: (chunk: Uint8Array<ArrayBuffer>) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: unknown) => void): this;
  }
}

import type { create } from 'fontkit';

/** A font that fontkit has opened. */
export type OpenFont = Exclude<ReturnType<typeof create>, { fonts: unknown }>;

/** A glyph of a font. */
export type Glyph = ReturnType<OpenFont['getGlyph']>;

/** Inner parts of a TrueType font of fontkit 2. */
interface TrueTypeParts {
  _tables?: Record<string, unknown>;
  head?: { indexToLocFormat: number };
  directory?: { tables: Record<string, { offset: number; length: number } | undefined> };
}

interface Outline {
  numberOfContours: number;
  points?: unknown;
}

interface TrueTypeGlyph {
  _decode?(): Outline | null;
}

/**
 * Makes the parts of a TrueType font cheap that every document asks for: where glyphs lie, and whether a glyph is made
 * of others. fontkit reads the first number by number and answers the second with all points, anew for every subset.
 */
export function readQuickly(font: OpenFont, bytes: Uint8Array): void {
  const { directory, head, _tables: tables } = font as unknown as TrueTypeParts;
  const glyphs = directory?.tables.glyf;
  const places = directory?.tables.loca;
  if (!tables || !head || !glyphs || !places) return;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const offsets =
    head.indexToLocFormat === 0
      ? Array.from({ length: places.length / 2 }, (_, at) => view.getUint16(places.offset + at * 2) * 2)
      : Array.from({ length: places.length / 4 }, (_, at) => view.getUint32(places.offset + at * 4));
  tables.loca = { version: head.indexToLocFormat, offsets };
  const contoursOf = (id: number) => (offsets[id] === offsets[id + 1] ? 0 : view.getInt16(glyphs.offset + offsets[id]!));
  decodeOnDemand(font, contoursOf);
}

function decodeOnDemand(font: OpenFont, contoursOf: (id: number) => number) {
  const getGlyph = font.getGlyph.bind(font);
  const seen = new WeakSet<object>();
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph(id, codePoints) as ReturnType<typeof getGlyph> & TrueTypeGlyph;
    if (glyph._decode && !seen.has(glyph)) {
      seen.add(glyph);
      const decode = once(glyph._decode.bind(glyph));
      const contours = contoursOf(id);
      const simple: Outline = {
        numberOfContours: contours,
        get points() {
          return decode()?.points;
        },
      };
      glyph._decode = contours < 0 ? decode : () => simple;
    }
    return glyph;
  };
}

function once<Value>(compute: () => Value) {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: compute() }).value;
}

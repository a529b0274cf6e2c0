import { fontRuns } from '../fonts/fontRuns';
import { lineLevels, type LineLevels, visualOrder } from '../shaping/direction';
import { shape, type Shaped } from '../shaping/shape';
import { breakSpans } from './breakSpans';
import type { Printable } from './cleanText';
import type { TextBox } from './breakLines';
import { startsOfLines } from './startsOfLines';

/** A piece of text of one look. */
export interface Piece extends Printable {
  color: string;
  link?: string;
  line?: 'under' | 'through';
}

/** How lines are set: width and size in points, the height of a line in sizes, the edge they stand at. */
export interface TextSetting extends TextBox {
  lineHeight: number;
  align?: 'left' | 'right';
}

/** A line as react-pdf keeps it after its own text layout. */
export interface SetLine {
  string: string;
  /** Characters of it that no font draws. */
  missing: readonly string[];
  runs: SetRun[];
  box: { x: number; y: number; width: number; height: number };
  height: number;
  ascent: number;
  descent: number;
  xAdvance: number;
  overflowLeft: number;
  overflowRight: number;
  decorationLines: { rect: { x: number; y: number; width: number; height: number }; color: string; style: 'solid'; opacity: 1 }[];
}

interface SetRun {
  start: number;
  end: number;
  string: string;
  attributes: { font: [Shaped['font']]; fontSize: number; color: string; link?: string; lineHeight: number; scale: number };
  glyphs: Shaped['glyphs'];
  positions: Shaped['positions'];
  height: number;
  ascent: number;
  descent: number;
  xAdvance: number;
}

/**
 * Lines with glyphs and places, in the shape react-pdf 4.9 gives its own: a text that has them is not laid out again.
 * That layout hyphenates, forgets the font at the second of two emoji, does not write Burmese, and is a quarter of the
 * cost of a page.
 */
export function setLines(pieces: readonly Piece[], setting: TextSetting): SetLine[] {
  const whole = pieces.map((piece) => piece.text).join('');
  const broken = breakSpans(pieces, setting);
  const strings = broken.map((line) => line.map((piece) => piece.text).join(''));
  const levels = lineLevels(whole, strings);
  const missing = missingIn(pieces, startsOfLines(whole, strings));
  return broken.map((line, index) => ({
    ...setLine(line, { ...setting, y: index * setting.size * setting.lineHeight, directions: levels?.[index] }),
    missing: missing[index] ?? [],
  }));
}

/** The missing characters of every line. */
function missingIn(pieces: readonly Piece[], starts: readonly number[]): string[][] {
  const lines: string[][] = [];
  let offset = 0;
  for (const { text, missing } of pieces) {
    for (const { character, at } of missing) {
      const after = starts.findIndex((start) => start > offset + at);
      const line = (after < 0 ? starts.length : after) - 1;
      (lines[line] ??= []).push(character);
    }
    offset += text.length;
  }
  return lines;
}

interface LineSetting extends TextSetting {
  y: number;
  directions?: LineLevels;
}

function setLine(pieces: readonly Piece[], { y, directions, width, size, lineHeight, align }: LineSetting): Omit<SetLine, 'missing'> {
  const height = size * lineHeight;
  const parts = partsOf(pieces, directions?.levels);
  const runs: SetRun[] = [];
  const decorationLines: SetLine['decorationLines'] = [];
  let x = 0;
  for (const part of directions ? visualOrder(parts) : parts) {
    const run = setRun(shape(part.font, part.text, part.level % 2 === 1), { ...part, size, height });
    if (part.piece.line) decorationLines.push(decoration(part.piece, { x, width: run.xAdvance, size, ascent: run.ascent }));
    runs.push(run);
    x += run.xAdvance;
  }
  return {
    string: pieces.map((piece) => piece.text).join(''),
    runs,
    box: { x: (align ?? (directions?.base ? 'right' : 'left')) === 'right' ? width - x : 0, y, width, height },
    height,
    ascent: Math.max(0, ...runs.map((run) => run.ascent)),
    descent: 0,
    xAdvance: x,
    overflowLeft: 0,
    overflowRight: 0,
    decorationLines,
  };
}

interface Part {
  font: string;
  text: string;
  start: number;
  level: number;
  piece: Piece;
}

/** What is of one look, one font and one direction. */
function partsOf(pieces: readonly Piece[], levels: Uint8Array | undefined): Part[] {
  let start = 0;
  return pieces.flatMap((piece) =>
    fontRuns(piece.text).flatMap(({ font, text }) => {
      const parts: Part[] = [];
      for (const part of levels ? byLevel(text, levels.subarray(start)) : [{ text, level: 0 }]) {
        parts.push({ ...part, font, start, piece });
        start += part.text.length;
      }
      return parts;
    }),
  );
}

function byLevel(text: string, levels: Uint8Array): { text: string; level: number }[] {
  const parts: { text: string; level: number }[] = [];
  for (let at = 0, start = 0; at < text.length; at += 1) {
    if (at + 1 < text.length && levels[at + 1] === levels[start]) continue;
    parts.push({ text: text.slice(start, at + 1), level: levels[start] ?? 0 });
    start = at + 1;
  }
  return parts;
}

function setRun(
  { font, glyphs, positions }: Shaped,
  { text, start, size, height, piece }: Part & { size: number; height: number },
): SetRun {
  const scale = size / font.unitsPerEm;
  return {
    start,
    end: start + text.length,
    string: text,
    attributes: { font: [font], fontSize: size, color: piece.color, link: piece.link, lineHeight: height, scale },
    glyphs,
    positions: positions.map((at) => ({
      xAdvance: at.xAdvance * scale,
      yAdvance: at.yAdvance * scale,
      xOffset: at.xOffset * scale,
      yOffset: at.yOffset * scale,
      says: at.says,
    })),
    height,
    ascent: font.ascent * scale,
    descent: font.descent * scale,
    xAdvance: positions.reduce((sum, at) => sum + at.xAdvance, 0) * scale,
  };
}

function decoration({ line, color }: Piece, { x, width, size, ascent }: { x: number; width: number; size: number; ascent: number }) {
  const y = ascent + (line === 'under' ? 0.12 : -0.3) * size;
  return { rect: { x, y, width, height: Math.max(0.5, size / 14) }, color, style: 'solid' as const, opacity: 1 as const };
}

import { fontRuns, shape } from '../fonts/fontBook';

/** How lines are set: width and size in points, colour, address of a link, the edge they stand at. */
export interface TextSetting {
  width: number;
  size: number;
  lineHeight: number;
  color: string;
  link?: string;
  align?: 'left' | 'right';
}

/** A line as react-pdf keeps it after its own text layout. */
export interface SetLine {
  string: string;
  runs: SetRun[];
  box: { x: number; y: number; width: number; height: number };
  height: number;
  ascent: number;
  descent: number;
  xAdvance: number;
  overflowLeft: number;
  overflowRight: number;
  decorationLines: never[];
}

type Shaped = ReturnType<typeof shape>;

interface SetRun {
  start: number;
  end: number;
  string: string;
  attributes: { font: [Shaped['font']]; fontSize: number; color: string; link?: string; lineHeight: number; scale: number };
  glyphs: Shaped['glyphs'];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  height: number;
  ascent: number;
  descent: number;
  xAdvance: number;
}

/**
 * Lines that are already broken, with glyphs and places, in the shape react-pdf 4.9 gives its own: a text that has them
 * is not laid out again. That layout (bidirectional runs, scripts, hyphenation, Knuth-Plass) is a quarter of the cost of
 * a page, and none of it applies here.
 */
export function setLines(lines: readonly string[], setting: TextSetting): SetLine[] {
  return lines.map((line, index) => setLine(line, index * setting.size * setting.lineHeight, setting));
}

function setLine(line: string, y: number, setting: TextSetting): SetLine {
  const height = setting.size * setting.lineHeight;
  const runs: SetRun[] = [];
  let start = 0;
  for (const { family, text } of fontRuns(line)) {
    runs.push(setRun(shape(family, text), { text, start, height, ...setting }));
    start += text.length;
  }
  const xAdvance = runs.reduce((sum, run) => sum + run.xAdvance, 0);
  return {
    string: line,
    runs,
    box: { x: setting.align === 'right' ? setting.width - xAdvance : 0, y, width: setting.width, height },
    height,
    ascent: Math.max(0, ...runs.map((run) => run.ascent)),
    descent: 0,
    xAdvance,
    overflowLeft: 0,
    overflowRight: 0,
    decorationLines: [],
  };
}

function setRun(
  { font, glyphs, positions }: Shaped,
  { text, start, size, height, color, link }: TextSetting & { text: string; start: number; height: number },
): SetRun {
  const scale = size / font.unitsPerEm;
  return {
    start,
    end: start + text.length,
    string: text,
    attributes: { font: [font], fontSize: size, color, link, lineHeight: height, scale },
    glyphs,
    positions: positions.map((at) => ({
      xAdvance: at.xAdvance * scale,
      yAdvance: at.yAdvance * scale,
      xOffset: at.xOffset * scale,
      yOffset: at.yOffset * scale,
    })),
    height,
    ascent: font.ascent * scale,
    descent: font.descent * scale,
    xAdvance: positions.reduce((sum, at) => sum + at.xAdvance, 0) * scale,
  };
}

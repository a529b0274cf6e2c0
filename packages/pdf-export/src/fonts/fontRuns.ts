import { isIgnorable, needsShaping } from '../shaping/needsShaping';
import { shape } from '../shaping/shape';
import { unitsOf } from '../shaping/unitsOf';
import { loadedFont, nameFor } from './fontBook';
import { fontFamily, latinFont } from './fontName';
import { isLatinPunctuation } from './latinPunctuation';

/** A run of a text that one font draws. */
export interface FontRun {
  /** Name of the font. */
  font: string;
  family: string;
  text: string;
}

/** Runs of a text that one font draws each; what no font draws goes with the first. */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  const units = unitsOf(text);
  for (const [at, unit] of units.entries()) {
    const font = fontAt(units, at);
    const last = runs.at(-1);
    if (last?.font === font) last.text += unit;
    else runs.push({ font, family: fontFamily(font), text: unit });
  }
  return runs;
}

/** Width of a text on one line, in ems. A part of a text is never narrower by itself than where it stands. */
export function emsOf(text: string): number {
  return needsShaping.test(text) ? fontRuns(text).reduce((sum, run) => sum + runEms(run), 0) : plainEms(text);
}

function plainEms(text: string): number {
  const chars = [...text];
  return chars.reduce((sum, char, at) => sum + (loadedFont(fontAt(chars, at))?.advance(char.codePointAt(0)!) ?? 1), 0);
}

const widths = new Map<string, number>();
const mostWidths = 5000;

function runEms({ font, text }: FontRun): number {
  const key = `${font}\n${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const run = shape(font, text);
  const width = run.positions.reduce((sum, at) => sum + at.xAdvance, 0) / run.font.unitsPerEm;
  if (widths.size >= mostWidths) widths.clear();
  widths.set(key, width);
  return width;
}

/** The font of a unit where it stands: the hanzi font draws punctuation as wide as a hanzi, which is right only beside one. */
function fontAt(units: readonly string[], at: number): string {
  const unit = units[at]!;
  const codePoint = unit.codePointAt(0)!;
  if (unit.length > 2 || (unit.length === 2 && codePoint < 0x10000)) return fontOfCluster(unit);
  return loadedFont(latinFont)?.covers(codePoint) && isLatinPunctuation(units, at) ? latinFont : nameFor(codePoint);
}

/** Pictures of several characters come from the font that has the last of them: a keycap is no digit. */
function fontOfCluster(unit: string): string {
  const names = [...unit].filter((char) => !isIgnorable(char)).map((char) => nameFor(char.codePointAt(0)!));
  const covers = (name: string) => [...unit].every((char) => isIgnorable(char) || loadedFont(name)?.covers(char.codePointAt(0)!));
  return names.find(covers) ?? names[0] ?? nameFor(unit.codePointAt(0)!);
}

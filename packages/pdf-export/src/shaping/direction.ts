import bidiFactory from 'bidi-js';
import { startsOfLines } from '../text/startsOfLines';

const bidi = bidiFactory();

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** True when a text has a letter that is read from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** A bracket as it looks read from right to left. */
export const mirrorOf = (char: string): string => bidi.getMirroredCharacter(char) ?? char;

/** The directions of a line: a level for each of its units of UTF-16, odd from right to left, and that of its paragraph. */
export interface LineLevels {
  levels: Uint8Array;
  base: number;
}

/** The levels of the lines that a text was broken into, by UAX #9 over its whole paragraphs; nothing for a text without any. */
export function lineLevels(text: string, lines: readonly string[]): LineLevels[] | undefined {
  if (!hasRightToLeft(text)) return undefined;
  const found = bidi.getEmbeddingLevels(text, 'auto');
  const starts = startsOfLines(text, lines);
  return lines.map((line, index) => {
    const at = starts[index]!;
    const base = found.paragraphs.find(({ start, end }) => at >= start && at <= end)?.level ?? 0;
    return { levels: found.levels.slice(at, at + line.length), base };
  });
}

/** Runs in the order in which they stand from left to right (rule L2 of UAX #9). */
export function visualOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const order = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (end < order.length && order[end]!.level >= level) end += 1;
      if (end > start + 1) order.splice(start, end - start, ...order.slice(start, end).toReversed());
      start = end;
    }
  }
  return order;
}

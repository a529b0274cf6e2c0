// oxlint-disable-next-line typescript/triple-slash-reference -- the library has no types; packages that import this one from source need ours too
/// <reference path="../linebreak.d.ts" />
import LineBreaker from 'linebreak';
import { emsOf } from '../fonts/fontRuns';

/** Room for text: its width and the font size, both in points. */
export interface TextBox {
  width: number;
  size: number;
}

/**
 * The lines of a clean text in a box. Breaks follow UAX #14 (no line begins with closing punctuation), Thai and its
 * neighbours break between words, and what is too long for a line alone (an address) is cut where it reads best.
 */
export function breakLines(text: string, box: TextBox): string[] {
  // One point of slack: react-pdf would add a hyphen to a line that it finds too long by a rounding error.
  const room = (box.width - 1) / box.size;
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, room));
}

/** Width of a text in points when it is set on one line. */
export const widthOf = (text: string, size: number) => emsOf(text) * size;

function breakParagraph(paragraph: string, room: number): string[] {
  if (emsOf(paragraph) <= room) return [paragraph];
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of piecesOf(paragraph)) {
    const visible = emsOf(piece.trimEnd());
    if (used + visible > room && line !== '') {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    const rest = visible > room ? cutLong(piece, room, lines) : piece;
    line += rest;
    used += emsOf(rest);
  }
  lines.push(line.trimEnd());
  return lines;
}

const wordScripts = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;

function piecesOf(paragraph: string): string[] {
  const breaks = new Set<number>();
  const breaker = new LineBreaker(paragraph);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) breaks.add(next.position);
  if (wordScripts.test(paragraph)) for (const at of wordBreaks(paragraph)) breaks.add(at);
  const ends = [...breaks].sort((a, b) => a - b);
  return ends.map((end, index) => paragraph.slice(ends[index - 1] ?? 0, end)).filter(Boolean);
}

function* wordBreaks(paragraph: string) {
  for (const { index, segment } of new Intl.Segmenter('th', { granularity: 'word' }).segment(paragraph)) {
    if (wordScripts.test(segment[0]!) && wordScripts.test(paragraph[index - 1] ?? '')) yield index;
  }
}

const goodEnd = /[/\-_?&=.,;:]/;
const noStart = /^[\p{Pe}\p{Pf}!,.:;?、。，．：；？！…ー～%‰℃]/u;
const noEnd = /[\p{Ps}\p{Pi}]$/u;

/** Cuts full lines off a piece that is wider than a line and returns what remains for the next one. */
function cutLong(piece: string, room: number, lines: string[]): string {
  const graphemes = Array.from(new Intl.Segmenter('en').segment(piece), ({ segment }) => segment);
  let start = 0;
  let used = 0;
  for (let at = 0; at < graphemes.length; at += 1) {
    used += emsOf(graphemes[at]!);
    if (used <= room || at === start || graphemes[at] === ' ') continue;
    const cut = bestCut(graphemes, start, at);
    lines.push(graphemes.slice(start, cut).join(''));
    start = cut;
    used = emsOf(graphemes.slice(cut, at + 1).join(''));
  }
  return graphemes.slice(start).join('');
}

function bestCut(graphemes: string[], start: number, full: number): number {
  for (let at = full; at > start + (full - start) / 2; at -= 1) {
    if (goodEnd.test(graphemes[at - 1]!) && !noStart.test(graphemes[at]!)) return at;
  }
  for (let at = full; at > Math.max(start, full - 8); at -= 1) {
    if (!noStart.test(graphemes[at]!) && !noEnd.test(graphemes[at - 1]!)) return at;
  }
  return full;
}

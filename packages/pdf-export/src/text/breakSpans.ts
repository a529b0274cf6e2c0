import { breakLines, type TextBox } from './breakLines';
import { startsOfLines } from './startsOfLines';

/** The lines of a text of several styles: every line as the pieces of spans it shows. */
export function breakSpans<Span extends { text: string }>(spans: readonly Span[], box: TextBox): Span[][] {
  const whole = spans.map((span) => span.text).join('');
  const lines = breakLines(whole, box);
  const starts = startsOfLines(whole, lines);
  return lines.map((line, index) => cut(spans, starts[index]!, starts[index]! + line.length));
}

function cut<Span extends { text: string }>(spans: readonly Span[], from: number, to: number): Span[] {
  const pieces: Span[] = [];
  let start = 0;
  for (const span of spans) {
    const end = start + span.text.length;
    if (end > from && start < to) pieces.push({ ...span, text: span.text.slice(Math.max(0, from - start), to - start) });
    start = end;
  }
  return pieces;
}

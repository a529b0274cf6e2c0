import { breakLines, type TextBox } from './breakLines';

/** The lines of a text of several styles: every line as the pieces of spans it shows. */
export function breakSpans<Span extends { text: string }>(spans: readonly Span[], box: TextBox): Span[][] {
  const whole = spans.map((span) => span.text).join('');
  let at = 0;
  return breakLines(whole, box).map((line) => {
    while (whole[at] === ' ' && !whole.startsWith(line, at)) at += 1;
    const pieces = cut(spans, at, at + line.length);
    at += line.length;
    while (whole[at] === ' ') at += 1;
    if (whole[at] === '\n') at += 1;
    return pieces;
  });
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

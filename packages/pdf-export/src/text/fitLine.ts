import { breakLines, type TextBox } from './breakLines';
import type { Printable } from './cleanText';

/** A text as one line; one that is longer ends with …. */
export function fitLine({ text, missing }: Printable, box: TextBox): Printable {
  const [first = ''] = breakLines(text, box);
  if (first === text) return { text, missing };
  const [short = ''] = breakLines(text, { ...box, width: box.width - box.size });
  return { text: `${short.trimEnd()}…`, missing: missing.filter(({ at }) => at < short.length) };
}

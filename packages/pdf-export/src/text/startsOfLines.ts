/** Where each line that a text was broken into begins in it; the spaces between two lines belong to neither. */
export function startsOfLines(text: string, lines: readonly string[]): number[] {
  let at = 0;
  return lines.map((line) => {
    while (text[at] === ' ' && !text.startsWith(line, at)) at += 1;
    const start = at;
    at += line.length;
    while (text[at] === ' ') at += 1;
    if (text[at] === '\n') at += 1;
    return start;
  });
}

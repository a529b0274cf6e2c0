/** The cells of csv text, line by line; a quoted cell may hold commas, line breaks and doubled quotes. A line without anything is left out. */
export function cellsOf(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  const end = () => {
    if (line.some((cell) => cell !== '')) lines.push(line);
    line = [];
  };
  for (const [, quoted, plain = '', mark] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n][^,\r\n]*)?)(,|\r?\n|$)/g)) {
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (mark !== ',') end();
  }
  return lines;
}

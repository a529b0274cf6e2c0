import { stringify } from 'csv-stringify/sync';
import { type Cell, isDecimal } from '../../../../http/parts/exportSource';

/** Marks the file as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF';

/** Lines of RFC 4180. */
export const csvLines = (lines: readonly Cell[][]): string =>
  stringify(
    lines.map((line) => line.map((cell) => (isDecimal(cell) ? cell.decimal : cellText(cell)))),
    { record_delimiter: 'windows' },
  );

/** A CSV file made of batches of lines. */
export async function* csvParts(batches: AsyncIterable<readonly Cell[][]>): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const lines of batches) yield csvLines(lines);
}

const formula = /^[\t\r\n]?[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Text that a spreadsheet would run as a formula gets an apostrophe in front, in whichever file (quality section 5, C-70). */
export function cellText<Other>(cell: string | Other): string | Other {
  if (typeof cell !== 'string') return cell;
  const text = cell.replaceAll('\0', '');
  return formula.test(text) ? `'${text}` : text;
}

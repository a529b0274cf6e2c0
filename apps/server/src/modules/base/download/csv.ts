import { stringify } from 'csv-stringify/sync';
import type { Cell } from '../../../http/parts/exportSource';

/** Marks the file as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF';

/** Lines of RFC 4180. Text that a spreadsheet would run as a formula gets an apostrophe in front (quality section 5, C-70). */
export const csvLines = (lines: readonly Cell[][]): string =>
  stringify(
    lines.map((line) => line.map(asText)),
    { record_delimiter: 'windows' },
  );

const formula = /^[\t\r\n]?[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

function asText(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const text = cell.replaceAll('\0', '');
  return formula.test(text) ? `'${text}` : text;
}

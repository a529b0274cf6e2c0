import { importLimits } from '@backlot/contract';
import { Refusal } from '../../http/answers/refusal';

export interface SheetRow {
  /** That of the file; headers are line 1. */
  line: number;
  cells: string[];
}

/** A table as a file has it: texts only, empty lines left out. */
export interface Sheet {
  headers: string[];
  rows: SheetRow[];
}

/** What a table may have, and bytes that it may have when it is unpacked. */
export interface SheetLimits {
  rows: number;
  columns: number;
  unpackedBytes: number;
}

const mebibyte = 1024 * 1024;
export const usualLimits: SheetLimits = { ...importLimits, unpackedBytes: 60 * mebibyte };

/** Limits of a longer table: what a row may take unpacked stays the same. */
export const limitsOf = (rows: number): SheetLimits => ({
  ...usualLimits,
  rows,
  unpackedBytes: Math.ceil((usualLimits.unpackedBytes / usualLimits.rows) * rows),
});

export const tooLarge = ({ rows, columns }: Pick<SheetLimits, 'rows' | 'columns'> = usualLimits): Refusal =>
  new Refusal('importTooLarge', { rows, columns });

/** Takes the lines of a file one by one. */
export interface SheetLines {
  limits: SheetLimits;
  add: (line: number, cells: readonly string[]) => void;
}

/** Reads the lines of a file into `keep`; refuses with 1030011 more of them, or more columns, than there may be. */
export async function readLines(
  limits: SheetLimits,
  keep: (row: SheetRow) => void,
  read: (lines: SheetLines) => Promise<void> | void,
): Promise<{ headers: string[]; total: number }> {
  let headers: string[] | undefined;
  let total = 0;
  await read({
    limits,
    add: (line, cells) => {
      if (cells.length > limits.columns) throw tooLarge(limits);
      const texts = cells.map(plain);
      if (texts.every((text) => text === '')) return;
      if (!headers) {
        headers = texts;
        return;
      }
      if (total >= limits.rows) throw tooLarge(limits);
      total += 1;
      keep({ line, cells: texts });
    },
  });
  if (!headers) throw new Refusal('importUnreadable');
  return { headers, total };
}

const guarded = /^'(?=[\t\r\n]?[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

/** A cell without the apostrophe that our exports put before what a spreadsheet would run (quality section 5, C-70). */
const plain = (cell: string): string => cell.replace(guarded, '').trim();

import { importLimits } from '@backlot/contract';
import { Refusal } from '../../http/answers/refusal';

/** A table as a file has it: texts only, empty lines left out. */
export interface Sheet {
  headers: string[];
  /** `line` is that of the file; headers are line 1. */
  rows: { line: number; cells: string[] }[];
}

export const tooLarge = (): Refusal => new Refusal('importTooLarge', { rows: importLimits.rows, columns: importLimits.columns });

/** Collects the lines of a file; refuses with 1030011 more of them, or more columns, than an import takes. */
export function collectSheet() {
  let headers: string[] | undefined;
  const rows: Sheet['rows'] = [];
  return {
    add: (line: number, cells: readonly string[]): void => {
      if (cells.length > importLimits.columns) throw tooLarge();
      const texts = cells.map(plain);
      if (texts.every((text) => text === '')) return;
      if (!headers) {
        headers = texts;
        return;
      }
      if (rows.length >= importLimits.rows) throw tooLarge();
      rows.push({ line, cells: texts });
    },
    done: (): Sheet => {
      if (!headers) throw new Refusal('importUnreadable');
      return { headers, rows };
    },
  };
}

const guarded = /^'(?=[\t\r\n]?[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

/** A cell without the apostrophe that our exports put before what a spreadsheet would run (quality section 5, C-70). */
const plain = (cell: string): string => cell.replace(guarded, '').trim();

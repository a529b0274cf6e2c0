import { parse } from 'csv-parse/sync';
import { Refusal } from '../../http/answers/refusal';
import { type SheetLines, tooLarge } from './sheet';

/** Lines of RFC 4180 in UTF-8, or UTF-16 with its mark; the separator is what the first line has most of. */
export function readCsv(bytes: Buffer, { limits, add }: SheetLines): void {
  const text = decode(bytes);
  // Lines with nothing in their cells do not count as rows, but end somewhere too.
  const mostLines = 2 * limits.rows;
  let lines = 0;
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 1_000_000,
      // Taken as it comes, so that no line stays in memory.
      on_record: (record: string[], info) => {
        lines += 1;
        if (lines >= mostLines) throw tooLarge(limits);
        add(info.lines, record);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('importUnreadable');
  }
}

/** Text in UTF-8, or UTF-16 with its mark; anything else is refused. */
export function decode(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new Refusal('importUnreadable');
    return text;
  } catch {
    throw new Refusal('importUnreadable');
  }
}

const separators = [',', ';', '\t'];

function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const count = (separator: string): number => first.split(separator).length;
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best), ',');
}

import { parse } from 'csv-parse/sync';
import { importLimits } from '@backlot/contract';
import { Refusal } from '../../http/answers/refusal';
import { collectSheet, type Sheet, tooLarge } from './sheet';

/** Lines with nothing in their cells do not count as rows, but end somewhere too. */
const mostLines = 2 * importLimits.rows;

/** Lines of RFC 4180 in UTF-8, or UTF-16 with its mark; the separator is what the first line has most of. */
export function readCsv(bytes: Buffer): Sheet {
  const text = decode(bytes);
  const sheet = collectSheet();
  const records = csvRecords(text);
  for (const { record, info } of records) sheet.add(info.lines, record);
  return sheet.done();
}

interface Line {
  record: string[];
  info: { lines: number };
}

function csvRecords(text: string): Line[] {
  try {
    const lines = parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: mostLines,
      max_record_size: 1_000_000,
    }) as unknown as Line[];
    if (lines.length >= mostLines) throw tooLarge();
    return lines;
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

import { extname } from 'node:path';
import { Refusal } from '../../http/answers/refusal';
import { readCsv } from './readCsv';
import { readXlsx } from './readXlsx';
import { readJsonLines } from './readJsonLines';
import { readLines, type Sheet, type SheetLimits, type SheetRow, usualLimits } from './sheet';

const jsonLines: readonly string[] = ['.jsonl', '.ndjson'];

/** The table of an uploaded file; what it holds must be what its name says (1030009, 1030010). */
export async function readFile(name: string, bytes: Buffer): Promise<Sheet> {
  const rows: SheetRow[] = [];
  const { headers } = await eachRow(name, bytes, { limits: usualLimits, keep: (row) => void rows.push(row) });
  return { headers, rows };
}

interface Reading {
  limits: SheetLimits;
  keep: (row: SheetRow) => void;
}

/** The same row by row, so that none needs to stay in memory; answers the headers and how many rows there were. */
export async function eachRow(name: string, bytes: Buffer, { limits, keep }: Reading): Promise<{ headers: string[]; total: number }> {
  const extension = extname(name).toLowerCase();
  const isZip = bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
  const isLines = jsonLines.includes(extension);
  return readLines(limits, keep, (lines) => {
    if (extension === '.xlsx' && isZip) return readXlsx(bytes, lines);
    if (extension === '.csv' && !isZip) return readCsv(bytes, lines);
    if (isLines && !isZip) return readJsonLines(bytes, lines);
    throw new Refusal(extension === '.xlsx' || extension === '.csv' || isLines ? 'importUnreadable' : 'importType');
  });
}

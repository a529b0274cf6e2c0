import { extname } from 'node:path';
import { Refusal } from '../../http/answers/refusal';
import { readCsv } from './readCsv';
import { readXlsx } from './readXlsx';
import { readJsonLines } from './readJsonLines';
import type { Sheet } from './sheet';

const jsonLines: readonly string[] = ['.jsonl', '.ndjson'];

/** The table of an uploaded file; what it holds must be what its name says (1030009, 1030010). */
export function readFile(name: string, bytes: Buffer): Sheet {
  const extension = extname(name).toLowerCase();
  const isZip = bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
  if (extension === '.xlsx' && isZip) return readXlsx(bytes);
  if (extension === '.csv' && !isZip) return readCsv(bytes);
  const isLines = jsonLines.includes(extension);
  if (isLines && !isZip) return readJsonLines(bytes);
  throw new Refusal(extension === '.xlsx' || extension === '.csv' || isLines ? 'importUnreadable' : 'importType');
}

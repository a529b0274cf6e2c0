import { closeSync, openSync, writeSync } from 'node:fs';
import { eachRow } from './readFile';
import { limitsOf } from './sheet';

/** Characters that are written at once. */
const block = 1_000_000;

/** Writes the rows of a table to a file of its own as they are read, a JSON list of line and cells each: none stays in memory. */
export async function spoolRows(
  name: string,
  bytes: Buffer,
  { path, rows }: { path: string; rows: number },
): Promise<{ headers: string[]; total: number }> {
  const file = openSync(path, 'wx', 0o600);
  let waiting = '';
  const flush = () => {
    writeSync(file, waiting);
    waiting = '';
  };
  try {
    const found = await eachRow(name, bytes, {
      limits: limitsOf(rows),
      keep: ({ line, cells }) => {
        waiting += `${JSON.stringify([line, cells])}\n`;
        if (waiting.length > block) flush();
      },
    });
    flush();
    return found;
  } finally {
    closeSync(file);
  }
}

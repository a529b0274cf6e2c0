import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A line to add to a file that others share. */
export interface Join {
  /** Path below the root. */
  file: string;
  line: string;
  /** Stands before the last line like this; at the end of the file without it. */
  before?: RegExp;
}

/** Adds the lines to their files; when one has no place nothing is written at all. */
export async function joinFiles(root: string, joins: readonly Join[]): Promise<void> {
  const texts = new Map<string, string[]>();
  for (const { file, line, before } of joins) {
    const lines = texts.get(file) ?? (await readFile(join(root, file), 'utf8')).split('\n');
    const at = before ? lines.findLastIndex((one) => before.test(one)) : lines.length - 1;
    if (at < 0) throw new Error(`${file} has no place for “${line.trim()}”, so nothing was written. Add it by hand.`);
    texts.set(file, [...lines.slice(0, at), line, ...lines.slice(at)]);
  }
  for (const [file, lines] of texts) await writeFile(join(root, file), lines.join('\n'));
}

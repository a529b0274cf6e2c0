import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SheetRow } from '../sheets/sheet';
import { readRows, readUpload } from './readUpload';

/** The rows of a table, in turn. */
export interface Rows {
  headers: string[];
  total: number;
  each: () => Iterable<SheetRow> | AsyncIterable<SheetRow>;
  /** Lets go of what was kept for them. */
  close: () => Promise<void>;
}

/** Reads the table of an upload: kept in memory, or where `most` rows are said in a file beside the server until it is closed. */
export async function openRows(bytes: Uint8Array, name: string, most?: number): Promise<Rows> {
  if (most === undefined) {
    const { headers, rows } = await readUpload('sheet', bytes, name);
    return { headers, total: rows.length, each: () => rows, close: async () => undefined };
  }
  const path = join(tmpdir(), `backlot-rows-${randomUUID()}`);
  const close = () => rm(path, { force: true });
  try {
    return { ...(await readRows(bytes, name, { path, rows: most })), each: () => spooled(path), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function* spooled(path: string): AsyncGenerator<SheetRow> {
  let rest = '';
  for await (const part of createReadStream(path, { encoding: 'utf8' }) as AsyncIterable<string>) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      const [line, cells] = JSON.parse(text) as [number, string[]];
      yield { line, cells };
    }
  }
}

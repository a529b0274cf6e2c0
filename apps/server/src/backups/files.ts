import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../files/fileStore';
import { type Manifest, parts } from './manifest';

const atOnce = 8;

/** Copies every file of the store into a backup and lists them with their checksums. */
export async function keepFiles(store: FileStore, folder: string): Promise<Manifest['files']> {
  await mkdir(join(folder, parts.files), { mode: 0o700 });
  const lines: string[] = [];
  let bytes = 0;
  for await (const names of store.names())
    await inTurns(names, async (name) => {
      const kept = await keep(store, name, join(folder, parts.files, name));
      if (!kept) return;
      lines.push(`${kept.sha256}  ${parts.files}/${name}\n`);
      bytes += kept.bytes;
    });
  const list = lines.sort().join('');
  await writeFile(join(folder, parts.list), list, { mode: 0o600 });
  return { count: lines.length, bytes, sha256: createHash('sha256').update(list).digest('hex') };
}

/** Undefined when the file was removed meanwhile. */
async function keep(store: FileStore, name: string, path: string): Promise<Sum | undefined> {
  try {
    await pipeline(await store.read(name), createWriteStream(path, { mode: 0o600 }));
    return await sumOfFile(path);
  } catch (error) {
    if (await store.has(name)) throw error;
    return undefined;
  }
}

/** Puts the files of a backup into a store. */
export async function bringFiles(store: FileStore, folder: string): Promise<void> {
  await inTurns(await listed(folder), async ({ path, name }) => void (await store.putStream(name, createReadStream(join(folder, path)))));
}

/** The paths of files in a backup that are missing or not what they were. */
export async function damagedFiles(folder: string): Promise<string[]> {
  const damaged: string[] = [];
  await inTurns(await listed(folder), async ({ path, sha256 }) => {
    const sum = await sumOfFile(join(folder, path)).catch(() => undefined);
    if (sum?.sha256 !== sha256) damaged.push(path);
  });
  return damaged;
}

async function listed(folder: string) {
  const list = await readFile(join(folder, parts.list), 'utf8');
  return list.split('\n').flatMap((line) => {
    const [, sha256 = '', name = ''] = /^([\da-f]{64}) {2}files\/([^/\\]+)$/.exec(line) ?? [];
    return name && name !== '..' ? [{ sha256, name, path: `${parts.files}/${name}` }] : [];
  });
}

interface Sum {
  bytes: number;
  sha256: string;
}

/** Length and checksum of a file. */
export async function sumOfFile(path: string): Promise<Sum> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(part);
    bytes += part.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function inTurns<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  for (let n = 0; n < items.length; n += atOnce) await Promise.all(items.slice(n, n + atOnce).map(act));
}

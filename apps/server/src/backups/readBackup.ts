import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { damagedFiles, sumOfFile } from './files';
import { type Manifest, markOf, parsed, parts } from './manifest';

/** Reads what a backup says of itself and compares every byte of it with that; throws one sentence when something is not right. */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, parts.manifest), 'utf8').catch(() => {
    throw new Error(`${folder} is no backup, or an unfinished one: it has no ${parts.manifest}.`);
  });
  const manifest = parsed(text);
  if (!manifest) throw new Error(`The backup ${folder} is damaged, or of another kind: ${parts.manifest} cannot be read.`);
  for (const [path, { sha256 }] of [
    [parts.database, manifest.database],
    [parts.list, manifest.files],
  ] as const) {
    const sum = await sumOfFile(join(folder, path)).catch(() => undefined);
    if (sum?.sha256 !== sha256) throw damaged(folder, [path]);
  }
  const files = await damagedFiles(folder);
  if (files.length > 0) throw damaged(folder, files);
  return manifest;
}

const damaged = (folder: string, [first, ...others]: string[]) =>
  new Error(
    `The backup ${folder} is damaged: ${first}${others.length > 0 ? ` and ${others.length} more files are` : ' is'} not what was backed up.`,
  );

/** Throws one sentence when a backup does not belong to these settings or to this version. */
export function refuseForeign({ kind, key, migrations }: Manifest, config: Config, knownMigrations: number): void {
  const own = config.DATABASE_URL ? 'postgres' : 'pglite';
  if (kind !== own)
    throw new Error(
      kind === 'postgres'
        ? 'This is a backup of PostgreSQL: name the database to restore it to in DATABASE_URL.'
        : 'This is a backup of the embedded database: leave DATABASE_URL away and name the folder in DATA_DIR.',
    );
  if (key !== markOf(config))
    throw new Error('This backup was made with another DATA_KEY: without that key nobody could read its contacts and identity numbers.');
  if (migrations > knownMigrations)
    throw new Error(
      `This backup was made by a newer version (${migrations} migrations, this one knows ${knownMigrations}): install that version first.`,
    );
}

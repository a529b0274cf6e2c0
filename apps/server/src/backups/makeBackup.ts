import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import manifestOfServer from '../../package.json' with { type: 'json' };
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { FileStore } from '../files/fileStore';
import { censusOf } from './census';
import { keepFiles, sumOfFile } from './files';
import { type Manifest, markOf, parts, written } from './manifest';

interface Source {
  config: Config;
  database: Database;
  fileStore: FileStore;
}

/**
 * Backs up the database as it stands at one moment, then the files: a file is stored before any row names it. The folder has
 * its name only once it is whole.
 */
export async function makeBackup({ config, database, fileStore }: Source, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} is there already, and a backup overwrites nothing: name another folder.`);
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const dump = join(draft, parts.database);
    const { time, ...census } = await database.standingStill(async (still) => {
      const time = new Date().toISOString();
      const census = await censusOf(still.db);
      await still.dump(dump);
      return { time, ...census };
    });
    const manifest: Manifest = {
      format: 1,
      server: manifestOfServer.version,
      time,
      kind: database.kind,
      key: markOf(config),
      ...census,
      database: await sumOfFile(dump),
      files: await keepFiles(fileStore, draft),
    };
    await writeFile(join(draft, parts.manifest), written(manifest), { mode: 0o600 });
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

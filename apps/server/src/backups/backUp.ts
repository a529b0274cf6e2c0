import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { connect } from '../db/connect';
import { createFileStore } from '../files/createFileStore';
import { askServer } from './askServer';
import { makeBackup } from './makeBackup';
import type { Manifest } from './manifest';

/** Backs up what the settings point to, whether or not servers run on it. */
export async function backUp(config: Config, folder: string): Promise<Manifest> {
  if (!config.DATABASE_URL) {
    if (!existsSync(join(config.dataDir, 'pg'))) throw new Error(`There is no database in ${config.dataDir}: name its folder in DATA_DIR.`);
    // The embedded database belongs to one process: where that is a server, it makes the backup.
    const made = await askServer(config.dataDir, folder);
    if (made) return made;
  }
  const database = await connect(config, () => {});
  try {
    return await makeBackup({ config, database, fileStore: await createFileStore(config) }, folder);
  } finally {
    await database.close();
  }
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { besideServer } from '../besideServer';
import type { Config } from '../config';
import { connect } from '../db/connect';
import type { Db } from '../db/database';
import { createFileStore } from '../files/createFileStore';
import { censusOf, differenceOf } from './census';
import { bringFiles } from './files';
import { type Manifest, parts } from './manifest';
import { readBackup, refuseForeign } from './readBackup';
import { restorePglite } from './restorePglite';
import { restorePostgres } from './restorePostgres';

/** Brings a backup back to where the settings point, once every byte of it was compared; answers what it was and what was put aside. */
export async function restoreBackup(config: Config, folder: string, { force }: { force: boolean }): Promise<Restored> {
  const manifest = await readBackup(folder);
  refuseForeign(manifest, config, await knownMigrations());
  const dump = join(folder, parts.database);
  const check = async (db: Db) => {
    const difference = differenceOf(manifest, await censusOf(db));
    if (difference !== undefined) throw new Error(`The restored database is not what was backed up: ${difference}.`);
  };
  const files = async () => bringFiles(await createFileStore(config), folder);
  if (!config.DATABASE_URL) {
    const aside = await restorePglite(dump, { dataDir: config.dataDir, force, check });
    await files();
    return { manifest, aside };
  }
  await restorePostgres(dump, { url: config.DATABASE_URL, force, before: files });
  const database = await connect(config, () => {});
  await check(database.db).finally(() => database.close());
  return { manifest, aside: undefined };
}

interface Restored {
  manifest: Manifest;
  aside: string | undefined;
}

async function knownMigrations(): Promise<number> {
  const journal = await readFile(join(besideServer(['../migrations', '../../migrations']), 'meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: unknown[] }).entries.length;
}

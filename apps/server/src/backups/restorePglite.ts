import { existsSync, readdirSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from '../db/database';
import { lockFolder } from '../db/folderLock';

interface Target {
  dataDir: string;
  /** Whether a database that is there may be put aside. */
  force: boolean;
  /** Throws when what was restored is not what was backed up. */
  check: (db: Db) => Promise<void>;
}

/** Restores a dump beside the data folder's database, checks it and only then takes its place; answers where the old one is now. */
export async function restorePglite(dump: string, { dataDir, force, check }: Target): Promise<string | undefined> {
  const unlock = lockFolder(dataDir);
  const [place, draft] = [join(dataDir, 'pg'), join(dataDir, 'pg.restoring')];
  try {
    const isTaken = existsSync(place) && readdirSync(place).length > 0;
    if (isTaken && !force)
      throw new Error(
        `There is a database in ${place}, and nothing was changed. With --force it is put aside and the backup takes its place.`,
      );
    await rm(draft, { recursive: true, force: true });
    const client = await PGlite.create({ dataDir: draft, loadDataDir: new Blob([await readFile(dump)], { type: 'application/x-gzip' }) });
    await check(drizzle(client) as unknown as Db).finally(() => client.close());
    if (!existsSync(place)) return void (await rename(draft, place));
    const aside = join(dataDir, `pg.before.${new Date().toISOString().replaceAll(/[^\dT]/g, '')}`);
    await rename(place, aside);
    await rename(draft, place);
    return aside;
  } finally {
    await rm(draft, { recursive: true, force: true });
    unlock();
  }
}

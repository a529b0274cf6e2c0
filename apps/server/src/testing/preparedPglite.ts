import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config';
import { connectPglite } from '../db/connectPglite';
import { seedBase, seedDemo } from '../seed/seed';
import { migrateEmpty } from './migrateEmpty';
import { prepareQueue } from './prepareQueue';
import { snapshotName } from './snapshot';

/** A seeded database in memory, restored from a dump that is made once per state of the code. */
export async function preparedPglite(config: Config): ReturnType<typeof connectPglite> {
  const path = join(tmpdir(), `backlot-test-${snapshotName()}.tar`);
  if (!existsSync(path)) await prepare(config, path);
  return connectPglite(config, new Blob([readFileSync(path)]));
}

async function prepare(config: Config, path: string): Promise<void> {
  const database = await connectPglite(config);
  await migrateEmpty(database);
  await seedBase(database.db);
  await seedDemo(database.db, config);
  await prepareQueue(database);
  const dump = await database.client.dumpDataDir('none');
  await database.close();
  // Written beside and renamed: another test process may be doing the same.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
}

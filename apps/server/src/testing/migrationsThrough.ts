import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from './migrateEmpty';

interface Journal {
  entries: { tag: string }[];
}

/** A folder with the migrations up to one, which is among them: a database as an older release left it. */
export function migrationsThrough(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true, filter: (path) => !path.endsWith('_snapshot.json') });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  if (end < 0) throw new Error(`There is no migration ${tag}.`);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end + 1) }));
  return folder;
}

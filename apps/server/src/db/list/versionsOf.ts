import { asc, inArray, sum } from 'drizzle-orm';
import { type Db, isTransaction } from '../database';
import { requestVersions } from './requestVersions';
import { tableVersions } from './tables';

const sources = /(?<!distinct )\b(?:from|join)\s+"?([a-z_][a-z0-9_]*)"?/gi;
const ofTheMoment = /\bnow\(\)|\bcurrent_|_timestamp\(\)/i;

/**
 * The state of every table that a statement reads, as a key; undefined when its answer may change without that showing,
 * because it reads a table whose changes are not counted, or the clock. Of a log only what takes rows away counts.
 */
export async function versionsOf(db: Db, text: string, { log }: { log?: string } = {}): Promise<string | undefined> {
  const names = tablesIn(text)?.map((name) => (name === log ? `${name} kept` : name));
  if (!names) return undefined;
  const known = isTransaction(db) ? undefined : requestVersions();
  if (known) return names.every((name) => known[name] !== undefined) ? names.map((name) => `${name}:${known[name]}`).join() : undefined;
  const rows = await db
    .select({ name: tableVersions.name, version: sum(tableVersions.version) })
    .from(tableVersions)
    .where(inArray(tableVersions.name, names))
    .groupBy(tableVersions.name)
    .orderBy(asc(tableVersions.name));
  return rows.length === names.length ? rows.map(({ name, version }) => `${name}:${version}`).join() : undefined;
}

const read = new Map<string, readonly string[] | undefined>();

/** The tables that a statement reads, in alphabetical order; undefined when it asks the clock. */
function tablesIn(text: string): readonly string[] | undefined {
  if (!read.has(text)) {
    if (read.size >= 1000) read.clear();
    read.set(text, ofTheMoment.test(text) ? undefined : [...new Set([...text.matchAll(sources)].map(([, name = '']) => name))].toSorted());
  }
  return read.get(text);
}

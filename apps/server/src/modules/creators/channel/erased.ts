import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { erasedPeople } from '../../../tables/creators/erased';

/** Of a platform id or a handle, which channels write with and without the sign. */
const hashOf = (webId: number, key: string): string =>
  createHash('sha256')
    .update(`${webId}:${key.replace(/^@/, '').toLowerCase()}`)
    .digest('hex');

/** The platform ids and handles among these whose people asked to be removed. */
export async function erasedAmong(db: Db, webId: number, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const hashes = new Map(keys.map((key) => [key, hashOf(webId, key)]));
  if (hashes.size === 0) return new Set();
  const rows = await db
    .select({ keyHash: erasedPeople.keyHash })
    .from(erasedPeople)
    .where(and(eq(erasedPeople.webId, webId), inArray(erasedPeople.keyHash, [...hashes.values()])));
  const erased = new Set(rows.map(({ keyHash }) => keyHash));
  return new Set(keys.filter((key) => erased.has(hashes.get(key) ?? '')));
}

/** 1033042 for somebody who asked to be removed. */
export async function refuseErased(db: Db, webId: number, keys: readonly string[]): Promise<void> {
  if ((await erasedAmong(db, webId, keys)).size > 0) throw new Refusal('upErased');
}

/** Keeps that somebody asked to be removed, without saying who. */
export async function keepErased(tx: Db, webId: number, keys: readonly string[]): Promise<void> {
  const rows = [...new Set(keys.map((key) => hashOf(webId, key)))].map((keyHash) => ({ webId, keyHash }));
  await tx.insert(erasedPeople).values(rows).onConflictDoNothing();
}

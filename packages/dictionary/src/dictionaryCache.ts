import { tokenLifetimeMs } from '@backlot/contract/core';
import type { DictType } from './DictType';

/** Local storage key of the dictionary data; logging out removes it. */
export const dictionaryKey = 'Dict-Type-Tree-Data';

/** The part of `localStorage` that is used. */
export type DictionaryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A stored tree, the version the server announced with it, and when it was fetched in milliseconds. */
export interface CachedTree {
  tree: readonly DictType[];
  version: string | null;
  savedAt: number;
}

/** Reads the stored tree. What is unreadable, foreign or older than a session can be (7 days) counts as missing. */
export function readCache(storage: DictionaryStorage | undefined, now: number): CachedTree | undefined {
  try {
    const cached: unknown = JSON.parse(storage?.getItem(dictionaryKey) ?? 'null');
    if (!isCachedTree(cached) || now - cached.savedAt > tokenLifetimeMs) return undefined;
    return cached;
  } catch {
    return undefined;
  }
}

/** Stores a tree. Full or blocked storage only costs a fetch after the next reload. */
export function writeCache(storage: DictionaryStorage | undefined, cached: CachedTree): void {
  try {
    storage?.setItem(dictionaryKey, JSON.stringify(cached));
  } catch {
    clearCache(storage);
  }
}

/** Removes the stored tree. */
export function clearCache(storage: DictionaryStorage | undefined): void {
  try {
    storage?.removeItem(dictionaryKey);
  } catch {
    return;
  }
}

/** Whether a value is a tree of dictionary types. */
export const isTree = (value: unknown): value is DictType[] =>
  Array.isArray(value) && value.every((type) => isNamed(type) && hasEntries(type.children));

const isCachedTree = (value: unknown): value is CachedTree => isRecord(value) && typeof value.savedAt === 'number' && isTree(value.tree);

const hasEntries = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => isNamed(entry) && (entry.children === undefined || hasEntries(entry.children)));

const isNamed = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && typeof value.code === 'string' && typeof value.name === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

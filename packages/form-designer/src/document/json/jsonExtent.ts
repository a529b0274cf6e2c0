import { isJsonObject, type JsonObject } from './json';
import { scanJson } from './scanJson';
import { stringifyJson } from './stringifyJson';

/** How much a JSON value is as text. */
export interface JsonExtent {
  /** Characters of its compact text. */
  readonly length: number;
  /** Objects and lists inside each other, itself included. */
  readonly depth: number;
}

const nothing: JsonExtent = { length: 0, depth: 0 };

/** The extent of a value of any depth; that of `undefined` is nothing. */
export function jsonExtent(value: unknown): JsonExtent {
  const text = stringifyJson(value) as string | undefined;
  return text === undefined ? nothing : { length: text.length, depth: typeof value === 'object' ? scanJson(text).depth : 0 };
}

/**
 * How many characters `to` is longer than `from`, and how deep the parts reach that are new in it. Parts that both
 * share are not looked at. It goes no deeper than both are alike.
 */
export function jsonGrowth(from: unknown, to: unknown): JsonExtent {
  if (from === to) return nothing;
  if (Array.isArray(from) && Array.isArray(to)) return listGrowth(from, to);
  if (isJsonObject(from) && isJsonObject(to)) return objectGrowth(from, to);
  const { length, depth } = jsonExtent(to);
  return { length: length - jsonExtent(from).length, depth };
}

function listGrowth(from: readonly unknown[], to: readonly unknown[]): JsonExtent {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1;
  const old = from.slice(start, from.length - end);
  const now = to.slice(start, to.length - end);
  const parts = Array.from({ length: Math.max(old.length, now.length) }, (_, index) => jsonGrowth(old[index], now[index]));
  return joined(parts, commas(to.length) - commas(from.length));
}

function objectGrowth(from: JsonObject, to: JsonObject): JsonExtent {
  const own = Object.keys(from);
  const next = Object.keys(to);
  const parts = [...new Set([...own, ...next])].filter((key) => from[key] !== to[key]).map((key) => jsonGrowth(from[key], to[key]));
  const names = (keys: readonly string[]) => keys.reduce((sum, key) => sum + JSON.stringify(key).length + ':'.length, commas(keys.length));
  return joined(parts, names(next) - names(own));
}

/** What several parts add to the value around them. */
const joined = (parts: readonly JsonExtent[], more: number): JsonExtent => ({
  length: parts.reduce((sum, { length }) => sum + length, more),
  depth: parts.reduce((deepest, { depth }) => Math.max(deepest, depth), 0) + 1,
});

const commas = (count: number): number => Math.max(0, count - 1);

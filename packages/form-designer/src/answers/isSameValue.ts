import { isJsonObject } from '../document/json/json';

/** Whether two JSON values are equal, as far as values of fields go: nothing nested more than ten deep is. */
export function isSameValue(one: unknown, other: unknown, depth = 0): boolean {
  if (Object.is(one, other)) return true;
  if (depth > 10) return false;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSameValue(entry, other[index], depth + 1));
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const keys = Object.keys(one).filter((key) => one[key] !== undefined);
  return (
    keys.length === Object.keys(other).filter((key) => other[key] !== undefined).length &&
    keys.every((key) => isSameValue(one[key], other[key], depth + 1))
  );
}

import fc from 'fast-check';
import { hostileValue } from './hostileValue.ts';

type Path = readonly (string | number)[];

/** Inputs of which one place holds what it should not, is missing, or has company that nobody asked for. */
export const mutatedInput = (input: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  input.chain((whole) =>
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.tuple(fc.constantFrom(...pathsOf(whole)), hostileValue).map(([path, value]) => placed(whole, path, value)),
      },
      { weight: 2, arbitrary: fc.constantFrom(...pathsOf(whole)).map((path) => placed(whole, path, undefined)) },
      { weight: 2, arbitrary: fc.tuple(extraKey, hostileValue).map(([key, value]) => placed(whole, [key], value)) },
      { weight: 1, arbitrary: hostileValue },
    ),
  );

const extraKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'ver',
  'status',
  'createdBy',
  'deleted',
  'adminType',
  'roles',
  'id',
  '',
  'a.b',
);

/** Every place of a value, itself last. */
function pathsOf(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inner = Object.entries(value).flatMap(([key, part]) => pathsOf(part).map((path): Path => [key, ...path]));
  return [...inner, []];
}

function placed(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.map((part: unknown, at) => (at === Number(key) ? placed(part, rest, value) : part));
  const parts = typeof whole === 'object' && whole !== null ? Object.entries(whole) : [];
  const inner = placed(parts.find(([name]) => name === key)?.[1], rest, value);
  const others = parts.filter(([name]) => name !== key);
  // Made from entries, so that `__proto__` is a key like any other.
  return Object.fromEntries(inner === undefined ? others : [...others, [key, inner]]);
}

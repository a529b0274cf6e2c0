import { describe, expect, it } from 'vitest';
import { api } from '../api';
import type { Endpoint } from './endpoint';

interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  options?: Schema[];
  valueType?: Schema;
}
interface Schema {
  _zod: { def: Def };
  minValue?: number | null;
  maxValue?: number | null;
}

/** What an integer column holds; numbers beyond are big figures, which stay exact in JavaScript. */
const largest = 2 ** 53 - 1;

/** Paths of the numbers below a schema that take values no column and no program could hold. */
function unbounded({ _zod: { def }, minValue, maxValue }: Schema, path: string): string[] {
  if (def.type === 'number') {
    const isBounded = minValue != null && maxValue != null && minValue > -largest && maxValue < largest;
    return isBounded ? [] : [path];
  }
  // What reads a number from a query string is followed by what bounds it.
  if (def.out) return unbounded(def.out, path);
  const inner = [def.element, def.innerType, def.valueType, ...(def.options ?? [])].flatMap((part) => (part ? unbounded(part, path) : []));
  return [...inner, ...Object.entries(def.shape ?? {}).flatMap(([key, part]) => unbounded(part, `${path}.${key}`))];
}

describe('numbers that come in', () => {
  it('have bounds in every call', () => {
    const calls = Object.values(api).flatMap((area) => Object.values(area) as Endpoint[]);
    expect(calls.flatMap(({ path, input }) => unbounded(input as unknown as Schema, path))).toEqual([]);
  });
});

import fc from 'fast-check';
import { hostileTexts } from './hostileTexts.ts';
import { rawJson } from './rawJson.ts';

const numbers = [0, -0, 1, -1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 53, 1e15, 1e21, 1e308, 5e-324, 0.1 + 0.2];

/** What JSON may say and JavaScript cannot hold, and what only looks like JSON. */
const rawNumbers = [
  '1e400',
  '-1e400',
  '-0',
  '1e-400',
  '9007199254740993',
  '123456789012345678901234567890',
  'NaN',
  '01',
  '+1',
  '.5',
  '0x1',
];

const nested = (levels: number, inner: unknown, wrap: (value: unknown) => unknown): unknown => {
  let value = inner;
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
};

/** Own keys, as JSON gives them, that an object has of its own accord. */
const poisoned: readonly unknown[] = [
  Object.fromEntries([['__proto__', { isAdmin: true, polluted: 1 }]]),
  { constructor: { prototype: { polluted: 1 } } },
  { toString: 'x', valueOf: 1, hasOwnProperty: null },
  { toJSON: 1, length: -1 },
  { $ne: null },
  { $gt: '' },
];

const wide: readonly unknown[] = [
  Array.from({ length: 1000 }, (_, at) => String(at + 1)),
  Array.from({ length: 20_000 }, () => '1'),
  Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`key${at}`, at])),
  nested(30, 1, (value) => [value]),
  nested(62, 'x', (value) => ({ list: value })),
  nested(500, null, (value) => [value]),
  Array.from({ length: 6 }, () => null),
  [[], {}, [null]],
];

/** Any value that JSON can carry and most fields do not expect. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 4, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom(...rawNumbers).map(rawJson) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [{}], '') },
  { weight: 1, arbitrary: fc.constantFrom(...poisoned) },
  { weight: 1, arbitrary: fc.constantFrom(...wide) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

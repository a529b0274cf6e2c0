import { expect, it } from 'vitest';
import { byteRange } from './byteRange';

it.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes = 5 - 6', { start: 5, end: 6 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-3', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=1-2', undefined],
  ['bytes=a-b', undefined],
])('%s of 100 bytes', (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected);
});

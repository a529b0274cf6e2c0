import { expect, test } from 'vitest';
import { knownAgent } from './knownAgent';

test('a browser that the server could not tell has no name', () => {
  expect(['Chrome', 'Other', '', null].map(knownAgent)).toEqual(['Chrome', undefined, undefined, undefined]);
});

import { expect, test } from 'vitest';
import { orgAndBelow, orgsAbove } from './orgTree';

const tree = [
  { id: 'root', pid: '0' },
  { id: 'north', pid: 'root' },
  { id: 'north-1', pid: 'north' },
  { id: 'south', pid: 'root' },
];
const loop = [
  { id: 'one', pid: 'two' },
  { id: 'two', pid: 'one' },
];

test('below an organisation is its whole branch', () => {
  expect(orgAndBelow(tree, 'north')).toEqual(['north', 'north-1']);
  expect(orgAndBelow(tree, 'root')).toEqual(['root', 'north', 'south', 'north-1']);
});

test('above an organisation are its ancestors, each once, without those in scope', () => {
  expect(orgsAbove(tree, ['north-1', 'south'])).toEqual(['north', 'root']);
  expect(orgsAbove(tree, ['north-1', 'north'])).toEqual(['root']);
  expect(orgsAbove(tree, ['root'])).toEqual([]);
});

test('a loop in the parents ends', () => {
  expect(orgAndBelow(loop, 'one')).toEqual(['one', 'two']);
  expect(orgsAbove(loop, ['one'])).toEqual(['two']);
});

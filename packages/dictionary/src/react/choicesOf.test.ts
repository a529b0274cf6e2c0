import { expect, test } from 'vitest';
import { demoTree } from '../demoTree';
import { indexTree } from '../indexTree';
import { choicesOf } from './choicesOf';

const index = indexTree(demoTree);
const offer = (type: string, over: Partial<Parameters<typeof choicesOf>[0]> = {}) =>
  choicesOf({ values: [...(index.get(type)?.values() ?? [])], chosen: [], leavesOnly: false, ...over });

test('disabled values and all below them are not offered', () => {
  expect(offer('common_status').all).toEqual(['0', '1']);
  expect(offer('category').all).toEqual(['beauty', 'skincare', 'makeup', 'home', 'kitchen']);
});

test('a chosen value stays, but no search offers it again', () => {
  const choices = offer('common_status', { chosen: ['2', 'gone'] });
  expect(choices.all).toEqual(['0', '1', '2', 'gone']);
  expect(choices.matching('')).toEqual(['0', '1']);
  expect(choices.matching('archived')).toEqual([]);
});

test.each([['viet'], ['VIỆT'], ['越南'], ['vn'], [' vietnam ']])('%j finds Vietnam in every language', (text) => {
  expect(offer('country').matching(text)).toEqual(['VN']);
});

test('a match keeps the way down to it', () => {
  expect(offer('category').matching('skin')).toEqual(['beauty', 'skincare']);
});

test('with leaves only, parents are headings', () => {
  const choices = offer('category', { leavesOnly: true });
  expect(['beauty', 'skincare', 'home'].map(choices.isHeading)).toEqual([true, false, true]);
  expect(offer('category').isHeading('beauty')).toBe(false);
});

test('depth follows the tree', () => {
  expect(['beauty', 'makeup', 'unknown'].map(offer('category').depthOf)).toEqual([0, 1, 0]);
});

import { expect, test } from 'vitest';
import { analyseComment } from './analyseComment';
import { sameWordsKey } from './sameWordsKey';

const keyOf = (text: string) => sameWordsKey(analyseComment(text).words);

test('comments of the same words meet, whatever their order, emoji and repetitions', () => {
  expect(keyOf('Giao hàng nhanh, đóng gói cẩn thận 😍😍')).toBe(keyOf('đóng gói cẩn thậnnnn!!! GIAO HÀNG NHANH'));
  expect(keyOf('đóng gói cẩn thận')).not.toBe(keyOf('đóng gói sơ sài'));
});

test('a comment without words has no doubles', () => {
  expect(keyOf('😍😍 !!!')).toBe('');
});

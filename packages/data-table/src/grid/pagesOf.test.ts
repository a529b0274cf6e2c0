import { expect, test } from 'vitest';
import { pagesOf } from './pagesOf';

test('up to seven pages are all offered', () => {
  expect(pagesOf(1, 1)).toEqual([1]);
  expect(pagesOf(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('of more, seven places stay where they are while one turns pages', () => {
  expect(pagesOf(1, 20)).toEqual([1, 2, 3, 4, 5, 'after', 20]);
  expect(pagesOf(4, 20)).toEqual([1, 2, 3, 4, 5, 'after', 20]);
  expect(pagesOf(5, 20)).toEqual([1, 'before', 4, 5, 6, 'after', 20]);
  expect(pagesOf(16, 20)).toEqual([1, 'before', 15, 16, 17, 'after', 20]);
  expect(pagesOf(17, 20)).toEqual([1, 'before', 16, 17, 18, 19, 20]);
  expect(pagesOf(20, 20)).toEqual([1, 'before', 16, 17, 18, 19, 20]);
});

import { expect, test } from 'vitest';
import { placeWords } from './placeWords';

test('the heaviest word is the largest and stands in the middle', () => {
  const placed = placeWords([
    { word: 'a', weight: 100 },
    { word: 'b', weight: 25 },
    { word: 'c', weight: 4 },
  ]);
  expect(placed.map(({ word }) => word.word)).toEqual(['b', 'a', 'c']);
  expect(placed.map(({ size }) => size)).toEqual([23, 34, 16]);
});

test('words stay where they stand when weights move; new ones come outside, others go', () => {
  const before = placeWords([
    { word: 'a', weight: 100 },
    { word: 'b', weight: 25 },
    { word: 'c', weight: 4 },
  ]);
  const after = placeWords(
    [
      { word: 'c', weight: 100 },
      { word: 'd', weight: 25 },
      { word: 'a', weight: 25 },
      { word: 'e', weight: 4 },
    ],
    before,
  );
  expect(after.map(({ word, size }) => `${word.word} ${size}`)).toEqual(['e 16', 'a 23', 'c 34', 'd 23']);
});

test('no words are no cloud, and weights of nothing are small ones', () => {
  expect(placeWords([])).toEqual([]);
  expect(placeWords([{ word: 'a', weight: 0 }])[0]?.size).toBe(12);
});

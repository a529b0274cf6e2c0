import { expect, test } from 'vitest';
import { pairsToJoin } from './pairsToJoin';

const filler = Array.from({ length: 60 }, (_, at) => [`a${at}`, `b${at}`]);

test('joins neighbours that meet more often than by chance', () => {
  const pairs = pairsToJoin([...filler, ...Array.from({ length: 6 }, () => ['trà', 'sữa', 'ngon'])]);
  expect(pairs.map(({ word, times }) => [word, times])).toEqual([
    ['sữa ngon', 6],
    ['trà sữa', 6],
  ]);
  expect(pairs[0]?.pmi).toBeGreaterThan(3);
});

test('leaves rare pairs and pairs of words that are everywhere', () => {
  expect(pairsToJoin([...filler, ...Array.from({ length: 4 }, () => ['trà', 'sữa'])])).toEqual([]);
  expect(pairsToJoin(Array.from({ length: 20 }, () => ['a', 'b', 'a', 'b']))).toEqual([]);
});

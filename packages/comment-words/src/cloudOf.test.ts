import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cloudOf } from './cloudOf';
import { addCounts, countWords, noWordCounts, subtractCounts } from './wordCounts';

const word = fc.constantFrom('đẹp', 'giá', 'son', '好看', 'สวย', '😍', '__proto__', 'constructor');
const comments = fc.array(fc.array(word, { maxLength: 6 }), { maxLength: 20 });

test('weighs a word by how often it is written and how rare it is', () => {
  const counts = countWords([['son', 'đẹp'], ['son', 'son', 'giá'], ['đẹp'], ['đẹp']]);
  expect(counts.words.get('son')).toEqual({ times: 3, comments: 2 });
  expect(cloudOf({ counts })).toEqual([
    { word: 'son', comments: 2, times: 3, weight: Math.round(3 * Math.log(3) * 1e6) / 1e6 },
    { word: 'đẹp', comments: 3, times: 3, weight: Math.round(3 * Math.log(1 + 4 / 3) * 1e6) / 1e6 },
    { word: 'giá', comments: 1, times: 1, weight: Math.round(Math.log(5) * 1e6) / 1e6 },
  ]);
});

test('a background tells what is usual from what stands out', () => {
  const counts = countWords([
    ['son', 'shop'],
    ['son', 'shop'],
  ]);
  const background = addCounts(counts, countWords(Array.from({ length: 98 }, () => ['shop'])));
  expect(cloudOf({ counts, background }).map((one) => one.word)).toEqual(['son', 'shop']);
});

test('holds a hundred words', () => {
  const counts = countWords([Array.from({ length: 250 }, (_, at) => `word${at}`)]);
  expect(cloudOf({ counts })).toHaveLength(100);
  expect(cloudOf({ counts, limit: 7 })).toHaveLength(7);
});

test('does not depend on the order of the comments', () => {
  fc.assert(
    fc.property(comments, fc.infiniteStream(fc.nat()), (list, order) => {
      const places = [...order.take(list.length)];
      const shuffled = list.map((one, at) => [places[at] ?? 0, one] as const).sort(([a], [b]) => a - b);
      expect(cloudOf({ counts: countWords(shuffled.map(([, one]) => one)) })).toEqual(cloudOf({ counts: countWords(list) }));
    }),
  );
});

test('sums of parts are counts of the whole, and what was put in can be taken out', () => {
  fc.assert(
    fc.property(comments, comments, (some, more) => {
      const [left, right] = [countWords(some), countWords(more)];
      const sum = addCounts(left, right);
      expect(sum).toEqual(countWords([...some, ...more]));
      expect(subtractCounts(sum, right)).toEqual(left);
    }),
  );
});

test('what was never counted cannot be taken out', () => {
  expect(() => subtractCounts(noWordCounts, countWords([['son']]))).toThrow('more often');
  expect(() => subtractCounts(noWordCounts, countWords([[]]))).toThrow('more comments');
});

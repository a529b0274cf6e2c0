import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWordFinder } from './createWordFinder';

const found = (words: string[], text: string) =>
  createWordFinder(words.map((wordKey) => ({ wordKey })))(text).map(({ wordKey }) => wordKey);

it.each([
  ['art', 'cart and art.', ['art']],
  ['art', 'cart', []],
  ['a', 'a b', ['a']],
  ['a', 'ab', []],
  ['đẹp', 'quá đẹp!', ['đẹp']],
  ['đẹp', 'đẹpquá', []],
  ['骗', '这是骗人的', ['骗']],
  ['骗子', '骗 子', []],
  ['ของปลอม', 'นี่ของปลอมนะ', ['ของปลอม']],
  ['fake', 'fakefake fake', ['fake']],
  ['fake', '𝒳fake', []],
  ['c++', 'i like c++!', ['c++']],
])('%s in “%s”: %j', (word, text, words) => {
  expect(found([word], text)).toEqual(words);
});

it('says every word once, in the order of the words', () => {
  expect(found(['later', 'fake', 'fa', 'late'], 'fake, fake, late and later')).toEqual(['later', 'fake', 'late']);
});

it('finds as many words as looking for one after the other does', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '骗', 'ด', '1', '.', '😀'), { maxLength: 12 }).map((parts) => parts.join(''));
  const word = text.map((it) => it.trim()).filter((it) => it !== '');
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 8 }), text, (words, within) => {
      expect(found(words, within)).toEqual(words.filter((one) => found([one], within).length > 0));
    }),
  );
});

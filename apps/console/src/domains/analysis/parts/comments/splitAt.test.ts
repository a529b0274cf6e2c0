import { expect, test } from 'vitest';
import { splitAt } from './splitAt';

test('a word is found wherever it stands and however it is written', () => {
  expect(splitAt('Peke siya, PEKE!', 'peke')).toEqual([
    { text: 'Peke', isWord: true },
    { text: ' siya, ', isWord: false },
    { text: 'PEKE', isWord: true },
    { text: '!', isWord: false },
  ]);
  expect(splitAt('我要退款', '退款')).toEqual([
    { text: '我要', isWord: false },
    { text: '退款', isWord: true },
  ]);
});

test('without the word the text stays whole', () => {
  for (const word of [undefined, '', 'scam']) expect(splitAt('Peke', word)).toEqual([{ text: 'Peke', isWord: false }]);
  expect(splitAt('İyi peke', 'peke')).toEqual([{ text: 'İyi peke', isWord: false }]);
});

import { expect, it } from 'vitest';
import { cellsOf } from './cellsOf';

it.each([
  [
    'a,b\r\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '"a, b","say ""hi"""\n"two\nlines",',
    [
      ['a, b', 'say "hi"'],
      ['two\nlines', ''],
    ],
  ],
  [',,x\n\n', [['', '', 'x']]],
  ['', []],
])('%j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

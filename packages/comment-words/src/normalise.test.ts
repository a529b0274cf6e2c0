import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalise } from './normalise';

test.each([
  ['Đẹp quáááá 😍😍😍😍 @lan https://shop.vn/a?b', 'đẹp quáá 😍😍'],
  ['ＳＡＬＥ　５０％！！！！', 'sale 50%!!'],
  ['มากกกกก', 'มากก'],
  ['นํ้าหอม เเพง', 'น้ำหอม แพง'],
  ['👍🏻👍🏿👍🏽', '👍👍'],
  ['👩‍🦰👩‍🦰👩‍🦰 ok', '👩‍🦰👩‍🦰 ok'],
  ['see www.likes4u.ph or bit.ly/x1 now', 'see or now'],
  ['ขำ 5555555', 'ขำ 555'],
  ['100000 VND', '100000 vnd'],
  ['good.my skin', 'good.my skin'],
  ['don’t', "don't"],
  ['a\u200Bb\u202Ec', 'abc'],
  ['half \uD83D pair', 'half pair'],
  ['', ''],
])('%j becomes %j', (text, normal) => {
  expect(normalise(text)).toBe(normal);
});

describe('whatever is written', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'aâ\u0301\u0316ｗw.:/@#เแํ้าำ555ΣςİK\u200D\uFE0F😀👩🦰🏻 \n\uD83D\uDE00กห5') }),
  );

  test('normalising twice is normalising once', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = normalise(text);
        expect(normalise(once)).toBe(once);
      }),
      { numRuns: 600, examples: [['ŉ']] },
    );
  });
});

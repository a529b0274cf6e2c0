import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseComment } from './analyseComment';
import { createCommentWords } from './createCommentWords';
import { type Language, languages } from './Language';
import { normalise } from './normalise';
import { hostileTexts } from './testing/hostileTexts';

const { segment, analyse } = createCommentWords();
const wordsOf = (text: string, language: Language) =>
  segment(normalise(text), language)
    .filter(({ kind }) => kind === 'word')
    .map(({ word }) => word);

describe('segmenting', () => {
  test.each([
    ['zh', '这个达人直播带货太厉害了', ['这个', '达人', '直播带货', '太', '厉害', '了']],
    ['th', 'สินค้าดีมากส่งเร็วราคาถูกคุ้มค่ามาก', ['สินค้า', 'ดีมาก', 'ส่งเร็ว', 'ราคาถูก', 'คุ้มค่า', 'มาก']],
    ['vi', 'sp giao hàng nhanh, ko phải lừa đảo', ['sản phẩm', 'giao hàng nhanh', 'không phải', 'lừa đảo']],
    ['id', 'gak worth it kak', ['tidak worth it', 'kak']],
    ['vi', 'Đẹp quáaaa', ['đẹp', 'quá']],
    ['en', "don't buy, waste of money", ["don't buy", 'waste of money']],
    ['th', 'น่ารักกกก quality ดี', ['น่ารัก', 'quality', 'ดี']],
  ] as const)('%s: %s', (language, text, words) => {
    expect(wordsOf(text, language)).toEqual(words);
  });

  test('loses nothing, in any language', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(..."aàkogiao hng好看不ของดีากๅ์😀\u200D👩-' 5\uD83D") }),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(...languages), (text, language) => {
        expect(
          segment(text, language)
            .map((one) => one.text)
            .join(''),
        ).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});

describe('sentiment', () => {
  test.each([
    ['đẹp', 'positive'],
    ['không đẹp', 'negative'],
    ['rất tệ', 'negative'],
    ['đẹp không shop', 'neutral'],
    ['not bad', 'positive'],
    ['it was never comfortable', 'negative'],
    ['好丑', 'negative'],
    ['不好看', 'negative'],
    ['ไม่สวย', 'negative'],
    ['bagus gila', 'positive'],
    ['bagus banget kak', 'positive'],
    ['hindi po maganda', 'negative'],
    ['❤️❤️', 'positive'],
    ['lumayan bagus tapi mahal banget', 'negative'],
    ['why so slow', 'negative'],
    ['is it slow?', 'neutral'],
  ])('%s is %s', (text, sentiment) => {
    expect(analyse(text).sentiment).toBe(sentiment);
  });

  test('a word of degree strengthens, a negation turns and weakens, several feelings share', () => {
    const scoreOf = (text: string) => analyse(text, { hint: 'en' }).score;
    expect([scoreOf('comfortable'), scoreOf('this is not comfortable'), scoreOf('slightly comfortable')]).toEqual([0.8, -0.64, 0.4]);
    expect(scoreOf('the very noisy')).toBe(-0.45);
    expect(scoreOf('comfortable, reliable')).toBe(1);
  });

  test('an advertisement has no opinion', () => {
    expect(analyse('best followers, great price, DM me now')).toMatchObject({ score: 0, sentiment: 'neutral', spam: ['advert'] });
  });
});

describe('complaints, questions and spam', () => {
  test('a complaint names its kind, whatever the score', () => {
    expect(analyseComment('ของปลอม ใช้แล้วหน้าแพ้').complaints).toEqual([
      { word: 'ของปลอม', kind: 'fake' },
      { word: 'หน้าแพ้', kind: 'health' },
    ]);
    expect(analyse('so pretty, love it, but the shop is a scam').complaints).toEqual([{ word: 'scam', kind: 'scam' }]);
  });

  test('what is denied, or only asked for, is no complaint', () => {
    expect(analyse('it is not fake').complaints).toEqual([]);
    expect(analyse('can i get a refund?').complaints).toEqual([]);
    expect(analyse('why is my refund late?').complaints).not.toEqual([]);
  });

  test.each(['bao nhiêu tiền vậy shop', 'magkano po', '多少钱', 'ราคาเท่าไหร่คะ', 'berapa harganya kak', 'boleh cod tak', 'how much', '？'])(
    '%s asks',
    (text) => {
      expect(analyse(text).isQuestion).toBe(true);
    },
  );

  test.each([
    ['see https://a.example/x', ['link']],
    ['gọi 0912 345 678', ['contact']],
    ['wechat: abc12345', ['contact']],
    ['加微信领红包', ['advert']],
    ['up up up up up up up', ['repeated']],
    ['@a @b @c @d @e', ['mentions']],
    ['#a #b #c #d #e #f', ['hashtags']],
    ['50k 100k 2024', []],
  ])('%s is spam by %j', (text, signs) => {
    expect(analyse(text).spam).toEqual(signs);
  });
});

describe('own words', () => {
  const own = createCommentWords({ words: ['áo babydoll', '小奶猫'], stopWords: ['nha'], feelings: { mlem: 0.8, đẹp: 0 } });

  test('stay together, weigh as they are told, and are silent where they are stopped', () => {
    expect(own.analyse('áo babydoll mlem nha mọi người')).toMatchObject({ words: ['áo babydoll', 'mlem'], sentiment: 'positive' });
    expect(own.analyse('小奶猫来了').words).toContain('小奶猫');
    expect(own.analyse('áo này đẹp', { hint: 'vi' })).toMatchObject({ sentiment: 'neutral', score: 0 });
  });

  test('do not reach another instance', () => {
    expect(analyse('mlem', { hint: 'vi' }).sentiment).toBe('neutral');
  });
});

/** Linear work takes a moment on any machine; quadratic work on a quarter of a million letters outlives the patience of a test. */
test.each(hostileTexts)('%s are read in linear time', (_, text) => {
  const { score, confidence } = analyse(text);
  expect(Math.abs(score)).toBeLessThanOrEqual(1);
  expect(confidence).toBeLessThanOrEqual(1);
});

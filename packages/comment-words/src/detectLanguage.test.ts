import { describe, expect, test } from 'vitest';
import { detectLanguage, leastConfidence } from './detectLanguage';

test.each([
  ['这个口红颜色太好看了', 'zh'],
  ['OK的，蛮好用', 'zh'],
  ['ของดีมาก quality ดี', 'th'],
  ['Son này đẹp quá', 'vi'],
  ['shop oi con hang khong', 'vi'],
  ['the colour is lovely', 'en'],
  ['bagus banget kak, udah sampai', 'id'],
  ['cantik sangat, dah sampai semalam', 'ms'],
  ['ang ganda po ng kulay', 'fil'],
])('%s is %s', (text, language) => {
  const detected = detectLanguage(text);
  expect(detected).toMatchObject({ language, best: language });
  expect(detected.confidence).toBeGreaterThanOrEqual(leastConfidence);
});

describe('what cannot be told', () => {
  test.each(['', '123', '😍😍', 'Привет', '안녕하세요', 'すごくかわいい', 'xyzzy'])('%j is undecided, without a guess', (text) => {
    expect(detectLanguage(text)).toEqual({ language: 'und', confidence: 0 });
  });

  test('stays a guess below the bar, and a hint decides it', () => {
    const text = 'ada warna hitam';
    expect(detectLanguage(text).language).toBe('und');
    expect(detectLanguage(text, { hint: 'ms' }).language).toBe('ms');
    expect(detectLanguage(text, { hint: 'id' }).language).toBe('id');
  });

  test('a hint does not overrule what is plain', () => {
    expect(detectLanguage('ang ganda po nito', { hint: 'en' }).language).toBe('fil');
    expect(detectLanguage('好看', { hint: 'en' }).language).toBe('zh');
  });
});

import { beforeAll, expect, test } from 'vitest';
import { FilledFormPage } from '../documents/filledForm/FilledFormPage';
import { extractText } from '../fixtures/poppler';
import { printItem } from '../fixtures/printItem';
import { loadFontsFromDisk } from '../node';
import { emsOf, fontRuns } from './fontRuns';

beforeAll(() => loadFontsFromDisk());

const narrowIn = (text: string) =>
  fontRuns(text)
    .filter(({ family }) => family === 'Backlot thai')
    .map((run) => run.text);

test.each([
  ['Launch · Summer', ['·']],
  ['3 × 4 ± 0.5 ÷ 2, § 5…', ['×', '±', '÷', '§', '…']],
  ['She said “it’s fine” • done', ['“', '’', '”', '•']],
  ['“Xin chào”, Nguyễn', ['“', '”']],
  ['新品 · Launch', ['·']],
])('%s: punctuation of Latin text comes from the Latin font', (text, narrow) => {
  expect(narrowIn(text)).toEqual(narrow);
  for (const char of narrow) expect(emsOf(`a${char}a`) - 2 * emsOf('a')).toBeLessThan(0.9);
});

test.each(['让·雷诺', '新品 · 首发', '内容“真实自然”……', '他说：“好”', '三×四', '«中文» 25°', '·'])(
  '%s: keeps the form of the hanzi font',
  (text) => {
    expect(narrowIn(text)).toEqual([]);
  },
);

test('a quote goes with what it encloses', () => {
  expect(narrowIn('他说“hello”，又说“你好” to me')).toEqual(['“', '”']);
});

test('a part of a text is never narrower than where it stands', () => {
  const text = '新品 · Launch “你好” …… it’s 3×4 · 首发 ·';
  for (let at = 1; at < text.length; at += 1)
    expect(emsOf(text.slice(0, at)) + emsOf(text.slice(at))).toBeGreaterThanOrEqual(emsOf(text) - 1e-9);
});

test('it is the same text when it is copied out', async () => {
  const text = 'Launch · “Summer” 3×4 ±2 it’s… 让·雷诺 “真实”';
  expect(extractText(await printItem(FilledFormPage, { title: text, items: [] }, 'en')).replaceAll(/\s/g, '')).toContain(
    text.replaceAll(' ', ''),
  );
});

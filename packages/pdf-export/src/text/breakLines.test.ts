import { beforeAll, describe, expect, test } from 'vitest';
import { loadFontsFromDisk } from '../node';
import { breakLines, widthOf } from './breakLines';

const zh =
  '我们希望合作的达人（含新人）具有良好的粉丝互动率，内容风格“真实自然”；能够用中文、越南语或英语介绍商品的卖点与使用方法，并及时回复评论！';
const vi =
  'Chúng tôi tìm kiếm những nhà sáng tạo nội dung có tỷ lệ tương tác tốt, phong cách chân thật, có thể giới thiệu sản phẩm bằng tiếng Việt.';
const mixed =
  '请用KOL专属链接https://shop.example.com/ph/products/1729384756102938475?sku=A-17&utm_source=creator发布，佣金₱1,234.50（约15%），Nguyễn Việt负责。';
const thai = 'ครีมกันแดดเนื้อบางเบาเหมาะสำหรับผิวแพ้ง่ายใช้ได้ทุกวันราคาพิเศษ฿499เฉพาะสัปดาห์นี้';
const widths = [60, 97, 150, 333, 700, 1100];
const size = 16;

beforeAll(() => loadFontsFromDisk());

describe.each([
  ['Chinese', zh],
  ['Vietnamese', vi],
  ['mixed', mixed],
  ['Thai', thai],
  ['a long address', `https://example.com/${'a'.repeat(300)}?q=${'字'.repeat(40)}`],
])('%s', (_, text) => {
  test.each(widths)('stays within %i points, keeps every character and starts no line with closing punctuation', (width) => {
    const lines = breakLines(text, { width, size });
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(width);
    for (const line of lines.slice(1)) expect(line).not.toMatch(/^[，。、；：！？）”》」,.;:!?)]/);
    for (const line of lines) expect(line).not.toMatch(/[（“《「(]$/);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });
});

test('Vietnamese breaks at spaces only', () => {
  const words = new Set(vi.split(' '));
  for (const line of breakLines(vi, { width: 300, size })) for (const word of line.split(' ')) expect(words).toContain(word);
});

test('Thai breaks between words', () => {
  const words = new Set(Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(thai), ({ index }) => index));
  let at = 0;
  for (const line of breakLines(thai, { width: 150, size })) {
    expect(words).toContain(at);
    at += line.length;
  }
});

test('an amount stays with its currency sign', () => {
  for (const width of [60, 75, 90, 120]) {
    const lines = breakLines('佣金₱1,234.50 起', { width, size });
    expect(lines.some((line) => line.includes('₱1,'))).toBe(true);
  }
});

test('a long address is cut after a separator where there is one', () => {
  const [first] = breakLines('https://shop.example.com/products/summer-sunscreen/1729384756102938475', { width: 400, size });
  expect(first).toMatch(/[/-]$/);
});

test('line ends and empty lines are kept', () => {
  expect(breakLines('a\n\nb', { width: 100, size })).toEqual(['a', '', 'b']);
});

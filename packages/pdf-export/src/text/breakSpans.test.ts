import { beforeAll, expect, test } from 'vitest';
import { loadFontsFromDisk } from '../node';
import { breakSpans } from './breakSpans';

beforeAll(() => loadFontsFromDisk());

test('lines carry the styles of the spans they come from and lose no character', () => {
  const spans = [
    { text: '请使用 ', id: 1 },
    { text: 'https://shop.example.com/very/long/address', id: 2 },
    { text: ' 发布视频。\nSecond line  with spaces', id: 3 },
  ];
  const lines = breakSpans(spans, { width: 200, size: 16 });
  const seen = new Map<number, string>();
  for (const piece of lines.flat()) seen.set(piece.id, (seen.get(piece.id) ?? '') + piece.text);
  for (const span of spans) expect((seen.get(span.id) ?? '').replace(/\s/g, '')).toBe(span.text.replace(/\s/g, ''));
  expect(lines.length).toBeGreaterThan(3);
});

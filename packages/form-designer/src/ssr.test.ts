import { expect, test, vi } from 'vitest';
import { drawStream, drawWhole } from './drawOnServer';
import { pageNames } from './serverPages';

const drawn = pageNames.flatMap((name) => (['en', 'zh-CN', 'vn'] as const).map((locale) => [name, locale] as const));

test.each(drawn)('R3.5 %s is drawn on a server in %s, as a text and as a stream, without a warning', async (name, locale) => {
  const warned = vi.spyOn(console, 'error');
  const whole = drawWhole(name, locale);
  const stream = await drawStream(name, locale);
  expect(warned.mock.calls.map(String)).toEqual([]);
  for (const html of [whole, stream]) expect(html).toContain('BlForm');
  warned.mockRestore();
});

test('R3.5 a server draws what is filled in', () => {
  expect(drawWhole('the approval form', 'en')).toContain('value="林"');
});

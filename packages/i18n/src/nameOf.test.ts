import { expect, test } from 'vitest';
import { nameOf } from './nameOf';

const entry = { name: '菲律宾', enName: 'Philippines', vnName: '' };

test('en uses enName, vn vnName, otherwise name; a missing name falls back to name', () => {
  expect(nameOf(entry, 'en')).toBe('Philippines');
  expect(nameOf(entry, 'zh-CN')).toBe('菲律宾');
  expect(nameOf(entry, 'vn')).toBe('菲律宾');
});

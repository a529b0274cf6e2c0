import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf';

test.each([
  ['Linh Nguyễn', 'LN'],
  ['Đặng Thị Ánh', 'ĐÁ'],
  ['bea.reyes', 'BR'],
  ['@pau_mnl', 'PM'],
  ['伟玲 Wei Ling', '伟'],
  ['พลอย รีวิว', 'พ'],
  ['Ayu', 'A'],
  ['🌸 Xin Yi', 'XY'],
  ['', ''],
])('%s → %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

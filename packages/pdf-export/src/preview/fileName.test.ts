import { expect, test } from 'vitest';
import { distinctFileNames, toFileName } from './fileName';

test('what systems refuse in file names is left out', () => {
  expect(toFileName('WO/26: "x" <y>|?*\\', 'pdf')).toBe('WO 26 x y.pdf');
  expect(toFileName('工单 Nguyễn Việt\u202E\u0000', 'pdf')).toBe('工单 Nguyễn Việt.pdf');
  expect(toFileName('../..', 'pdf')).toBe('document.pdf');
  expect(toFileName('😀'.repeat(300), 'pdf')).toBe(`${'😀'.repeat(100)}.pdf`);
});

test('names that occur again are numbered', () => {
  expect(distinctFileNames(['a.pdf', 'A.pdf', 'a.pdf', 'a (2).pdf'])).toEqual(['a.pdf', 'A (2).pdf', 'a (3).pdf', 'a (2) (2).pdf']);
});

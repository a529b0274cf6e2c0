import { expect, test } from 'vitest';
import { FilledFormPage } from '../documents/filledForm/FilledFormPage';
import { extractText, readInfo } from '../fixtures/poppler';
import { printItem } from '../fixtures/printItem';

test('a page that was taken for short but overflows is split and counted after all', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => [`row ${index}`]);
  const pdf = await printItem(FilledFormPage, { title: 'Rows', items: [{ kind: 'table', columns: ['Only'], rows }] }, 'en');
  expect(readInfo(pdf)).toMatchObject({ Pages: '2', 'Page size': '1200 x 1500 pts' });
  const pages = extractText(pdf).split('\f');
  expect(pages[0]).toContain('Page 1 of 2');
  expect(pages[1]).toContain('Only');
  expect(pages.join('').match(/row \d+/g)).toEqual(rows.flat());
});

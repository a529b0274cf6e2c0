import { createElement as h, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { extractText } from '../fixtures/poppler';
import { renderToBuffer } from '../node';
import { Field } from './Field';
import { PdfDocument } from './PdfDocument';
import { PdfPage } from './PdfPage';
import { PdfText } from './PdfText';
import { Section } from './Section';
import { Table } from './Table';

/** The texts of the pages of a document whose blocks begin so many lines down the page. */
async function pagesOf(lines: number, ...blocks: ReactNode[]): Promise<string[]> {
  const before = Array.from({ length: lines }, (_, index) => h(PdfText, { key: index, children: `line ${index}` }));
  const page = h(PdfPage, { size: [600, 800], kind: 'Test', title: 'Pages', locale: 'en', children: [before, ...blocks] });
  const pdf = await renderToBuffer(h(PdfDocument, { title: 'Pages', locale: 'en', children: page }));
  return extractText(pdf).split('\f').filter(Boolean);
}

const pageWith = (pages: readonly string[], text: string) => pages.findIndex((page) => page.includes(text));

/** A page of this size has room for 26 lines of text. */
describe.each(Array.from({ length: 27 }, (_, lines) => lines))('begun %i lines down the page', (lines) => {
  test('a heading, the head of a table and its first row are on one page', async () => {
    const rows = Array.from({ length: 4 }, (_, index) => [
      `row ${index} ${'words that need two lines in their cell '.repeat(2)}`,
      `sum ${index}`,
    ]);
    const pages = await pagesOf(
      lines,
      h(Section, { key: 's', title: 'Heading', children: h(Table, { columns: [{ title: 'Head' }, { title: 'Sum' }], rows }) }),
    );
    expect(pageWith(pages, 'Heading')).toBe(pageWith(pages, 'row 0'));
    for (const [index] of rows.entries()) {
      const page = pages.find((one) => one.includes(`row ${index}`))!;
      expect(page).toContain(`sum ${index}`);
      expect(page).toContain('Head');
    }
  });

  test('a row of a table is not torn', async () => {
    const rows = [
      ['first', 'a'],
      [`begin ${'of a cell of several lines, '.repeat(6)} end`, 'b'],
      ['last', 'c'],
    ];
    const pages = await pagesOf(lines, h(Table, { key: 't', columns: [{ title: 'What' }, { title: 'Who' }], rows }));
    expect(pageWith(pages, 'begin of')).toBe(pageWith(pages, 'end'));
  });

  test('a field of a few lines is not torn, nor its label from it', async () => {
    const value = `begin ${'of a value of several lines, '.repeat(8)} end`;
    const pages = await pagesOf(
      lines,
      h(Field, { key: 'f', label: 'Beside', value }),
      h(Field, { key: 'l', label: 'Above', value: value.replace('begin', 'start').replace('end', 'finish'), long: true }),
    );
    expect(new Set(['Beside', 'begin', ' end'].map((text) => pageWith(pages, text))).size).toBe(1);
    expect(new Set(['Above', 'start', 'finish'].map((text) => pageWith(pages, text))).size).toBe(1);
  });

  test('a short section stays whole', async () => {
    const fields = ['One', 'Two', 'Three'].map((label) => h(Field, { key: label, label, value: `value of ${label}` }));
    const pages = await pagesOf(lines, h(Section, { key: 's', title: 'Heading', children: fields }));
    expect(new Set(['Heading', 'One', 'Three'].map((text) => pageWith(pages, text))).size).toBe(1);
  });

  test('a long text goes on where the page has room', async () => {
    const pages = await pagesOf(
      lines,
      h(Section, { key: 's', title: 'Heading', children: h(PdfText, { children: 'many words '.repeat(400) }) }),
    );
    const left = 26 - lines;
    if (left > 6) expect(pages[0]).toContain('many words');
    for (const page of pages.slice(0, -1)) expect(page.split('\n').length).toBeGreaterThan(20);
  });
});

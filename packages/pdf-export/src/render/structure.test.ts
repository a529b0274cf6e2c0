import { expect, test } from 'vitest';
import { FilledFormPage } from '../documents/filledForm/FilledFormPage';
import { StatementPage } from '../documents/statement/StatementPage';
import { readInfo, readStructure } from '../fixtures/poppler';
import { printItem } from '../fixtures/printItem';
import { statement } from '../fixtures/statement';

const png = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const rows = Array.from({ length: 60 }, (_, index) => [`row ${index}`, `${index}.00`]);
const form = {
  title: 'Inspection',
  items: [
    { kind: 'heading' as const, text: 'Findings' },
    { kind: 'field' as const, label: 'Inspector', value: 'Nguyễn Việt' },
    { kind: 'pictures' as const, label: 'Photos', urls: [png] },
    {
      kind: 'html' as const,
      label: 'Notes',
      html: `<h2>Rules</h2><p>See <a href="https://example.com/">the page</a>.</p><ul><li>first</li></ul><img src="${png}" alt="The stage">`,
    },
    { kind: 'table' as const, columns: ['What', 'Sum'], rows },
  ],
};

test('a document is tagged: headings, paragraphs, lists, links, tables and pictures, in the order they are read', async () => {
  const pdf = await printItem(FilledFormPage, form, 'vn');
  expect(readInfo(pdf)).toMatchObject({ Tagged: 'yes', Title: 'Fixture' });
  const structure = readStructure(pdf);
  for (const part of [/^Document/, /H1 \(block\)\s+"Inspection"/, /H2 \(block\)\s+"Findings"/, /P \(block\)\s+"Inspector"\s+"Nguyễn Việt"/])
    expect(structure).toMatch(part);
  expect(structure).toMatch(/H3 \(block\)\s+"Rules"\s+P \(block\)\s+"See "\s+Link \(inline\)\s+Object \d+ 0\s+"the page"\s+"\."/);
  expect(structure).toMatch(/L \(block\)\s+LI \(block\)\s+Lbl \(block\)\s+"•"\s+LBody \(block\)\s+"first"/);
  expect(structure).toMatch(/Table \(block\)\s+TR\s+TH[^"]*\/Scope \/Column\s+"What"/);
  expect(structure.match(/Figure/g)).toHaveLength(2);
});

test('what is repeated on every page is read once, and a table over pages is one table', async () => {
  const structure = readStructure(await printItem(FilledFormPage, form, 'en'));
  expect(structure.match(/"Inspection"/g)).toHaveLength(1);
  expect(structure.match(/"What"/g)).toHaveLength(1);
  expect(structure.match(/Table \(block\)/g)).toHaveLength(1);
  expect(structure).not.toContain('Page 1');
  expect([...structure.matchAll(/"row (\d+)"/g)].map(([, row]) => Number(row))).toEqual([...rows.keys()]);
});

test('pictures have a text, language and title stand in the file, and everything drawn is tagged or an artifact', async () => {
  const text = new TextDecoder('latin1').decode(await printItem(FilledFormPage, form, 'vn'));
  expect(text).toContain('/Alt (The stage)');
  expect(text.match(/\/S \/Figure/g)).toHaveLength(text.match(/\/Alt /g)!.length);
  expect(text).toContain('/Lang (vi');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toContain('/Tabs /S');
});

test('a document of several pages has its sections as bookmarks, one of a single page only its title', async () => {
  const titlesOf = (pdf: Uint8Array) => new TextDecoder('latin1').decode(pdf).match(/\/Title /g)?.length ?? 0;
  const short = await printItem(FilledFormPage, { ...form, items: form.items.slice(0, 2) }, 'en');
  const long = await printItem(FilledFormPage, form, 'en');
  expect(titlesOf(long)).toBe(titlesOf(short) + 1);
  expect(readInfo(await printItem(StatementPage, statement, 'en')).Tagged).toBe('yes');
});

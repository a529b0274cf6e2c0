import { expect, test } from 'vitest';
import broken from '../fixtures/original-table-broken.json';
import { parseDocument } from '../parse/parseDocument';
import { isSquareTable } from './tableLayout';
import { shapeOfTable, tableOf } from './tableTestKit';

const read = (table: object) => {
  const parsed = parseDocument({ list: [table], config: {} });
  if (!parsed.ok || !parsed.document.list[0]) throw new Error('not read');
  return { table: parsed.document.list[0], codes: parsed.report.map(({ code }) => code), report: parsed.report };
};

test('D1.8 a ragged table gets its absorbed cells back', () => {
  const { table, codes } = read(tableOf('2x1:a 1x2:b', '1x1:c 1x1:d'));
  expect(shapeOfTable(table)).toEqual(['2x1:a 0x1: 1x2:b', '1x1:c 1x1:d 1x0:']);
  expect(codes).toEqual(['table-squared']);
});

test('D1.8 spans that reach outside are cut and gaps are filled', () => {
  const { table } = read(tableOf('1x9:a 1x1:b', '1x1:c 1x1:d'));
  expect(shapeOfTable(table)).toEqual(['1x2:a 1x1:b 1x1:', '1x0: 1x1:c 1x1:d']);
});

test('D1.8 content of an absorbed cell moves to the cell that covers it', () => {
  const { table, report } = read(tableOf('2x1:a 0x1:lost', '1x1:c 1x1:d'));
  expect(shapeOfTable(table)).toEqual(['2x1:a,lost 0x1:', '1x1:c 1x1:d']);
  expect(report).toContainEqual({ code: 'cell-content-moved', kind: 'changed', count: 1, paths: ['list[0].trs[0].tds[1]'] });
});

test('D1.8 a table that the original broke becomes what its browser showed', () => {
  const parsed = parseDocument(broken);
  if (!parsed.ok || !parsed.document.list[0]?.trs) throw new Error('not read');
  expect(isSquareTable(parsed.document.list[0].trs)).toBe(true);
  expect(shapeOfTable(parsed.document.list[0])).toEqual([
    '2x2:i00 0x1: 1x1: 1x1:i02',
    '2x0: 0x1: 1x1: 1x1:i12',
    '1x1: 1x1: 1x1: 1x1:',
    '1x1:i20 1x1: 1x1:i21 1x1:i22',
  ]);
});

test('D1.8 a square table stays as it is, its own keys included', () => {
  const table = tableOf('2x1:a 0x1:', '1x1:c 1x1:d');
  expect(read({ ...table, trs: table.trs?.map((row) => ({ ...row, height: 30 })) }).codes).toEqual([]);
});

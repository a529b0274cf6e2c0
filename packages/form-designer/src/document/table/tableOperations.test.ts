import fc from 'fast-check';
import { expect, test } from 'vitest';
import merged from '../fixtures/original-table-merged.json';
import addedRows from '../fixtures/original-table-rows.json';
import type { Control } from '../control';
import {
  addColumn,
  addRow,
  deleteColumn,
  deleteRow,
  mergeDown,
  mergeRight,
  splitCell,
  type TableOutcome,
  type TablePlace,
} from './tableOperations';
import { faultOfTable, shapeOfTable, tableOf } from './tableTestKit';

type Operation = (table: Control, place: TablePlace) => TableOutcome;

const at = (row: number, column: number): TablePlace => ({ row, column });
const done = (outcome: TableOutcome): Control => {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.table;
};
const steps = (table: Control, ...operations: (readonly [Operation, number, number])[]): string[] =>
  shapeOfTable(operations.reduce((now, [operate, row, column]) => done(operate(now, at(row, column))), table));
const message = (outcome: TableOutcome) => (outcome.ok ? undefined : outcome.refusal.message);

test('D5.2 merging sums the spans, empties the absorbed cell and moves its content', () => {
  expect(steps(tableOf('1x1:a 1x1:b', '1x1:c 1x1:d'), [mergeRight, 0, 0])).toEqual(['2x1:a,b 0x1:', '1x1:c 1x1:d']);
  expect(steps(tableOf('1x1:a 1x1:b', '1x1:c 1x1:d'), [mergeDown, 0, 0])).toEqual(['1x2:a,c 1x1:b', '1x0: 1x1:d']);
});

test('D5.2 merged cells are stored as the original stores them', () => {
  const table = tableOf('1x1:i00 1x1:i01 1x1:i02', '1x1:i10 1x1:i11 1x1:i12', '1x1:i20 1x1:i21 1x1:i22');
  const spans = (rows: readonly string[]) => rows.map((row) => row.replaceAll(/:\S*/g, ''));
  const ours = steps(table, [mergeRight, 0, 0], [mergeRight, 1, 0], [mergeDown, 0, 0]);
  expect(spans(ours)).toEqual(spans(shapeOfTable(merged.list[0] as unknown as Control)));
});

test('D5.3 merging down is refused in the last row and with unequal spans', () => {
  expect(message(mergeDown(tableOf('1x1: 1x1:', '1x1: 1x1:'), at(1, 0)))).toBe('当前是最后一行，无法向下合并');
  expect(message(mergeDown(tableOf('1x2: 1x1:', '1x0: 1x1:'), at(0, 0)))).toBe('当前是最后一行，无法向下合并');
  expect(message(mergeDown(tableOf('2x1: 0x1:', '1x1: 1x1:'), at(0, 0)))).toBe('当前表格无法向下合并');
  expect(message(mergeDown(tableOf('1x1: 1x1:', '2x1: 0x1:'), at(0, 1)))).toBe('当前表格无法向下合并');
});

test('D5.4 merging right is refused in the last column and with unequal row spans', () => {
  expect(message(mergeRight(tableOf('1x1: 1x1:', '1x1: 1x1:'), at(0, 1)))).toBe('当前是最后一列，无法向右合并');
  expect(message(mergeRight(tableOf('1x2: 1x1:', '1x0: 1x1:'), at(0, 0)))).toBe('当前表格无法向右合并');
});

test('D5.5 splitting makes 1x1 cells again and keeps the content in the first', () => {
  expect(steps(tableOf('2x2:a 0x1:', '2x0: 0x1:'), [splitCell, 0, 0])).toEqual(['1x1:a 1x1:', '1x1: 1x1:']);
  expect(splitCell(tableOf('1x1:a'), at(0, 0))).toMatchObject({ ok: false, refusal: { code: 'nothing-to-split' } });
});

test('D5.6 rows are added below and columns to the right; merged cells across the line grow', () => {
  expect(steps(tableOf('1x1:a 1x1:b'), [addRow, 0, 0], [addColumn, 0, 0])).toEqual(['1x1:a 1x1: 1x1:b', '1x1: 1x1: 1x1:']);
  expect(steps(tableOf('1x2:a 1x1:b', '1x0: 1x1:c'), [addRow, 1, 1])).toEqual(['1x2:a 1x1:b', '1x0: 1x1:c', '1x1: 1x1:']);
  expect(steps(tableOf('1x3:a 1x1:b', '1x0: 1x1:c', '1x0: 1x1:d'), [addRow, 1, 1])).toEqual([
    '1x4:a 1x1:b',
    '1x0: 1x1:c',
    '1x0: 1x1:',
    '1x0: 1x1:d',
  ]);
  expect(steps(tableOf('2x1:a 0x1:', '1x1:b 1x1:c'), [addColumn, 1, 0])).toEqual(['3x1:a 0x1: 0x1:', '1x1:b 1x1: 1x1:c']);
});

test.each(addedRows)('D5.6 from $row, $column of $before a row goes where the original adds it, unless that breaks the table', (case_) => {
  const { before, row, column, after } = case_;
  const made = done(addRow(tableOf(...before), at(row, column)));
  expect(faultOfTable(made)).toBeUndefined();
  const isSound = faultOfTable(tableOf(...after)) === undefined;
  if (isSound) expect(shapeOfTable(made).map((line) => line.replaceAll(':', ''))).toEqual(after);
  else expect(shapeOfTable(made)).toHaveLength(after.length);
});

test('D5.7 deleting a row or column shrinks merged cells across it and tells what went away', () => {
  const table = tableOf('1x2:a 1x1:b', '1x0: 1x1:c');
  expect(steps(table, [deleteRow, 0, 1])).toEqual(['1x1:a 1x1:c']);
  expect(deleteRow(table, at(0, 1))).toMatchObject({ removed: [{ key: 'b' }] });
  expect(steps(table, [deleteColumn, 0, 0])).toEqual(['1x1:b', '1x1:c']);
  expect(message(deleteRow(tableOf('1x1: 1x1:'), at(0, 0)))).toBe('表格至少保留一行');
  expect(message(deleteColumn(tableOf('1x1:', '1x1:'), at(0, 0)))).toBe('表格至少保留一列');
});

const operations: readonly Operation[] = [mergeDown, mergeRight, splitCell, addRow, addColumn, deleteRow, deleteColumn];

const contents = (table: Control) => (table.trs ?? []).flatMap(({ tds }) => tds.flatMap(({ list }) => list.map(({ key }) => key))).sort();

test('D5.1, D5.8 tens of thousands of random operations keep a partition and lose no control', () => {
  let applied = 0;
  const step = fc.tuple(fc.nat(operations.length - 1), fc.nat(99), fc.nat(99));
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(step, { minLength: 20, maxLength: 60 }),
      (rows, columns, list) => {
        let table = tableOf(
          ...Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => `1x1:c${row}${column}`).join(' ')),
        );
        const first = table;
        const frozen = JSON.stringify(first);
        const faults: unknown[] = [];
        for (const [kind, row, column] of list) {
          const trs = table.trs ?? [];
          const before = contents(table).join();
          const outcome = operations[kind]?.(table, at(row % trs.length, column % (trs[0]?.tds.length ?? 1)));
          if (!outcome?.ok) continue;
          applied += 1;
          table = outcome.table;
          const after = [...contents(table), ...outcome.removed.map(({ key }) => key)].sort().join();
          faults.push(faultOfTable(table), before === after ? undefined : 'lost content');
        }
        expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
        expect(JSON.stringify(first)).toBe(frozen);
      },
    ),
    { seed: 20261121, numRuns: 1000 },
  );
  expect(applied).toBeGreaterThan(20_000);
}, 60_000);

import { expect, test } from 'vitest';
import { arrangeColumns, type TableLayout } from './TableLayout';
import type { TableColumn } from './TableColumn';
import { columnRoom, type Needs } from './columnRoom';

const arrangedOf = (column: Partial<TableColumn<object>>, layout: TableLayout = {}) => {
  const [arranged] = arrangeColumns([{ field: 'x', header: 'X', ...column }], layout);
  if (!arranged) throw new Error('No column.');
  return arranged;
};

const roomOf = (column: Partial<TableColumn<object>>, { needs, layout }: { needs?: Needs; layout?: TableLayout } = {}) =>
  columnRoom(arrangedOf(column, layout), needs);

test('a kind brings its width, and the name of the row takes what is left', () => {
  expect(roomOf({ kind: 'date' })).toEqual({ width: 112, minWidth: 48, flex: undefined });
  expect(roomOf({ isFixed: true }).flex).toBeGreaterThan(0);
});

test('a header is never cut, in whatever language, and has room for its arrow', () => {
  expect(roomOf({ kind: 'number', header: 'Số người theo dõi', width: 60 }).width).toBeGreaterThan(130);
  expect(roomOf({ kind: 'number', header: 'X', width: 40, isSortable: true }).width).toBeGreaterThan(
    roomOf({ kind: 'number', width: 40 }).width,
  );
});

test('cells that need more get it: figures all of it, text and names as far as their kind goes', () => {
  expect(roomOf({ kind: 'money', width: 100 }, { needs: { x: 188 } }).width).toBe(188);
  expect(roomOf({ kind: 'text', flex: 1, minWidth: 120 }, { needs: { x: 900 } }).minWidth).toBe(150);
  expect(roomOf({ kind: 'name', minWidth: 160 }, { needs: { x: 900 } }).minWidth).toBe(220);
  expect(roomOf({ kind: 'text', flex: 1 }, { needs: { x: 300 } }).flex).toBe(300);
  expect(roomOf({ kind: 'money', width: 100 }, { needs: { x: 40 } }).width).toBe(100);
});

test('where room lacks a column has what its header and its cells need, and no more', () => {
  expect(columnRoom(arrangedOf({ kind: 'money' }), {}, 'tight').width).toBe(78);
  expect(columnRoom(arrangedOf({ kind: 'money' }), { x: 95 }, 'tight').width).toBe(95);
  expect(columnRoom(arrangedOf({ kind: 'money' }, { widths: { x: 200 } }), {}, 'tight').width).toBe(200);
  const header = columnRoom(arrangedOf({ kind: 'number', header: 'Số người theo dõi', width: 40 })).width;
  expect(columnRoom(arrangedOf({ kind: 'number', header: 'Số người theo dõi', width: 300 }), {}, 'tight').width).toBe(
    Math.max(180, header),
  );
});

test('what a person set holds exactly', () => {
  expect(roomOf({ kind: 'money' }, { needs: { x: 300 }, layout: { widths: { x: 90 } } })).toEqual({
    width: 90,
    minWidth: 48,
    flex: undefined,
  });
});

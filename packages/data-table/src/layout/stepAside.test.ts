import { expect, test } from 'vitest';
import { stepAside } from './stepAside';
import type { TableColumn } from './TableColumn';
import { arrangeColumns, type TableLayout } from './TableLayout';

const columns: TableColumn<object>[] = [
  { field: 'name', header: 'Name', isFixed: true },
  { field: 'country', header: 'Country', kind: 'country' },
  { field: 'state', header: 'State', kind: 'status' },
  { field: 'amount', header: 'Amount', kind: 'money', align: 'right', isSortable: true },
  { field: 'createTime', header: 'Created', kind: 'time', isSortable: true },
];

const asideAt = (width: number, { layout = {}, sortField }: { layout?: TableLayout; sortField?: string } = {}) =>
  stepAside({ arranged: arrangeColumns(columns, layout), besides: 52, width, needs: {}, sortField });

test('nothing gives way while there is room', () => {
  expect(asideAt(900)).toEqual([]);
});

test('quiet kinds give way first, then what stands furthest right, and the name never', () => {
  expect(asideAt(500)).toEqual(['country']);
  expect(asideAt(440)).toEqual(['country', 'createTime']);
  expect(asideAt(100)).toEqual(['country', 'createTime', 'amount', 'state']);
});

test('a narrow one that went first comes back into the room that a wide one left', () => {
  const wide: TableColumn<object> = { field: 'link', header: 'Link', width: 400 };
  const at = (width: number) =>
    stepAside({ arranged: arrangeColumns([...columns, wide], {}), besides: 52, width, needs: {}, sortField: undefined });
  expect(at(700)).toEqual(['link']);
  expect(at(500)).toEqual(['country', 'link']);
});

test('what sorts, what was asked for and what is pinned stays', () => {
  expect(asideAt(440, { sortField: 'createTime' })).toEqual(['country', 'amount']);
  expect(asideAt(440, { layout: { visible: { country: true } } })).toEqual(['createTime', 'amount']);
  expect(asideAt(100, { layout: { pinned: ['country'] } })).not.toContain('country');
});

test('the order that a person gave decides', () => {
  expect(asideAt(440, { layout: { order: ['name', 'createTime', 'country', 'amount', 'state'] } })).toEqual(['country', 'state']);
});

test('nothing gives way once widths were set: who draws the columns scrolls', () => {
  expect(asideAt(300, { layout: { widths: { amount: 300 } } })).toEqual([]);
});

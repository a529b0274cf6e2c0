import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DataTable, memorySource } from './index';

test('a table is drawn on a server without a warning', () => {
  const warned = vi.spyOn(console, 'error');
  const source = memorySource([{ id: '1', name: 'linh' }]);
  const columns = [{ field: 'name', header: 'Creator' }];
  const getRowId = (row: { id: string }) => row.id;
  const table = createElement(DataTable<{ id: string; name: string }>, {
    label: 'Creators',
    columns,
    source,
    getRowId,
    url: { search: '', onSearchChange: () => undefined },
  });
  expect(renderToString(table)).toContain('Creators');
  expect(warned.mock.calls.map(String)).toEqual([]);
  warned.mockRestore();
});

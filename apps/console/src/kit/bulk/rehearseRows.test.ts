import { expect, test } from 'vitest';
import { rehearseRows } from './rehearseRows';

const rows = [
  { id: '1', version: 1, can: ['release'], mine: true },
  { id: '2', version: 1, can: [], mine: false },
  { id: '3', version: 1, can: ['release'], mine: false },
];
const list = {
  reload: () => undefined,
  nameOf: (id: string) => `row ${id}`,
  rowOf: (id: string) => rows.find((row) => row.id === id),
  idsOf: async () => [],
};

test('rows that do not allow it are refused by name, those that stay are counted, rows never seen are left to the server', () => {
  expect(
    rehearseRows({ ids: ['1', '2', '3', '9'], list, action: 'release', whyNot: 'not yours', isUnchanged: ({ mine }) => mine }),
  ).toEqual({
    total: 4,
    willChange: 2,
    unchanged: 1,
    unchangedIds: ['1'],
    refused: [{ id: '2', name: 'row 2', code: 0, message: 'not yours' }],
  });
});

import { expect, test } from 'vitest';
import { memorySource } from './memorySource';

const rows = Array.from({ length: 500 }, (_, at) => ({
  id: String(at),
  name: `Äpfel ${(at * 7919) % 500}`,
  size: at % 7 === 0 ? undefined : (at * 31) % 40,
  country: ['PH', 'VN', 'TH'][at % 3],
}));
const source = memorySource(rows, { search: 'keyword', searchFields: ['name', 'country'] });
const ask = (state: Partial<Parameters<typeof source>[0]>, from = source) =>
  from({ pageNo: 1, pageSize: 20, filters: {}, ...state }, { signal: new AbortController().signal });
const idsOf = (page: Awaited<ReturnType<typeof ask>>) => page.rows.map(({ id }) => id);

const byName = rows.toSorted((one, other) => one.name.localeCompare(other.name)).map(({ id }) => id);
const bySize = rows
  .toSorted((one, other) => (one.size ?? Infinity) - (other.size ?? Infinity) || Number(one.id) - Number(other.id))
  .map(({ id }) => id);

test.each([25, 1, 13, 2, 12, 24])(
  'page %i of a sorted list is that of the list sorted as a whole, in any order of asking',
  async (pageNo) => {
    const from = (pageNo - 1) * 20;
    expect(idsOf(await ask({ pageNo, sortField: 'name', sortOrder: 'ascend' }))).toEqual(byName.slice(from, from + 20));
    expect(idsOf(await ask({ pageNo, sortField: 'name', sortOrder: 'descend' }))).toEqual(byName.toReversed().slice(from, from + 20));
  },
);

test('every page of many equal numbers together is every row once, rows without a value last', async () => {
  const pages = await Promise.all(Array.from({ length: 25 }, (_, at) => ask({ pageNo: 25 - at, sortField: 'size', sortOrder: 'ascend' })));
  expect(pages.toReversed().flatMap(idsOf)).toEqual(bySize);
});

test('the quick filter wants every word of a line and takes several lines', async () => {
  const page = await ask({ filters: { keyword: 'äpfel 499\nÄPFEL 498' }, sortField: 'name' });
  expect(page.rows.map(({ name }) => name)).toEqual(['Äpfel 498', 'Äpfel 499']);
  expect(
    (await ask({ filters: { keyword: '499 vn' } })).totalRows +
      (await ask({ filters: { keyword: '499 th' } })).totalRows +
      (await ask({ filters: { keyword: '499 ph' } })).totalRows,
  ).toBe(1);
});

test('other filters compare their field, together with the quick filter', async () => {
  expect((await ask({ filters: { country: ['PH', 'VN'] } })).totalRows).toBe(334);
  expect((await ask({ filters: { country: 'PH', keyword: 'äpfel' } })).rows.every(({ country }) => country === 'PH')).toBe(true);
});

test('a function decides alone where one is given', async () => {
  const own = memorySource(rows, (row, { least }) => (row.size ?? 0) >= Number(least ?? 0));
  expect((await ask({ filters: { least: '39' } }, own)).rows.every(({ size }) => size === 39)).toBe(true);
});

test('a page behind the last one is empty, and a given-up question is not answered', async () => {
  expect(await ask({ pageNo: 99 })).toEqual({ rows: [], totalRows: 500 });
  expect(() => source({ pageNo: 1, pageSize: 10, filters: {} }, { signal: AbortSignal.abort() })).toThrow('aborted');
});

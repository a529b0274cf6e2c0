import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Creator } from './creatorSource.fixture';
import * as stories from './DataTable.stories';
import type { TableNews } from './rows/RowNews';
import type { TablePage, TableSource } from './rows/TableSource';

const { Plain } = composeStories(stories);

/** Three creators who change elsewhere; `tell` says so. */
function world() {
  let rows = ['a', 'b', 'c'].map((id) => ({ id, nickname: `creator.${id}`, country: 'PH', fans: 1, rate: '1 %', state: 'valid' }));
  let tell: () => void = () => undefined;
  const asked = vi.fn();
  const source: TableSource<Creator> = async (state, { isQuiet = false }) => {
    asked(isQuiet ? 'quietly' : 'aloud');
    return { rows: rows.map((row) => row as unknown as Creator), totalRows: rows.length } satisfies TablePage<Creator>;
  };
  const news: TableNews = (onNews) => {
    tell = onNews;
    return () => (tell = () => undefined);
  };
  return {
    source,
    news,
    asked: () => asked.mock.calls.map(([how]) => how as string).join(', '),
    rename: (id: string) => (rows = rows.map((row) => (row.id === id ? { ...row, nickname: `renamed.${id}` } : row))),
    tell: () => tell(),
  };
}

const button = () => page.getByRole('button', { name: 'Show', exact: true });
const visible = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => void vi.restoreAllMocks());

test('what changed elsewhere is counted and shown on demand: until then the rows stay as they are', async () => {
  const { source, news, asked, rename, tell } = world();
  await render(<Plain source={source} news={news} />);
  await expect.element(page.getByText('creator.a')).toBeVisible();
  await expect.poll(() => document.querySelector('.BlTable-news')).not.toBeNull();
  const places = () => [...document.querySelectorAll('.MuiDataGrid-row')].map((row) => row.getBoundingClientRect().top);
  const before = places();
  rename('b');
  tell();
  await expect.element(page.getByText('1 row changed')).toBeVisible();
  expect([places(), page.getByText('renamed.b').query()]).toEqual([before, null]);
  await button().click();
  await expect.element(page.getByText('renamed.b')).toBeVisible();
  await expect.element(button()).not.toBeInTheDocument();
  expect(asked()).toBe('aloud, quietly, aloud');
  await expect.poll(() => document.activeElement?.className).toContain('BlTable-body');
});

test('news of rows that are as they were says nothing', async () => {
  const { source, news, asked, tell } = world();
  await render(<Plain source={source} news={news} />);
  await expect.poll(() => document.querySelector('.BlTable-news')).not.toBeNull();
  tell();
  await expect.poll(asked).toBe('aloud, quietly');
  await expect.element(page.getByText('creator.a')).toBeVisible();
  expect(button().query()).toBeNull();
});

test('who looks elsewhere reads nothing until they are back', async () => {
  const { source, news, asked, rename, tell } = world();
  await render(<Plain source={source} news={news} />);
  await expect.poll(() => document.querySelector('.BlTable-news')).not.toBeNull();
  visible('hidden');
  rename('a');
  tell();
  rename('b');
  tell();
  expect(asked()).toBe('aloud');
  visible('visible');
  await expect.element(page.getByText('2 rows changed')).toBeVisible();
  expect(asked()).toBe('aloud, quietly');
});

import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './DataTable.stories';
import { creatorSource } from './creatorSource.fixture';
import type { TableLayout } from './layout/TableLayout';
import type { ViewPort } from './views/TableView';

const { Plain, WithViews, WithPresets, OnlyPresets, TwoPinned } = composeStories(stories);
const url = () => document.querySelector('[data-testid=url]')?.textContent ?? '';

test('defect 16: columns hide and move by keyboard, are kept, and reset really resets', async () => {
  const save = vi.fn<(layout: TableLayout | undefined) => void>();
  const port = { load: () => undefined, save };
  await render(<Plain layoutPort={port} />);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Show From' }).click();
  expect(save).toHaveBeenLastCalledWith({ visible: { country: false } });
  (page.getByRole('button', { name: 'Move Followers up' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(save).toHaveBeenLastCalledWith({ visible: { country: false }, order: ['nickname', 'fans', 'country', 'rate', 'state'] });
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(save).toHaveBeenLastCalledWith(undefined);
  await expect.element(page.getByRole('checkbox', { name: 'Show From' })).toBeChecked();
});

test('defect 16: filters and density are there again when the table stands anew, and clearing the filters asks anew', async () => {
  let kept: TableLayout | undefined;
  const port = { load: () => kept, save: (layout: TableLayout | undefined) => void (kept = layout) };
  const source = vi.fn(creatorSource);
  const first = await render(<Plain layoutPort={port} initialSearch="?country=VN" source={source} />);
  const height = () =>
    page
      .getByRole('row', { name: /creator/ })
      .first()
      .element()
      .getBoundingClientRect().height;
  await expect.element(page.getByRole('row', { name: /creator/ }).first()).toBeVisible();
  const before = height();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('combobox', { name: 'Density' }).click();
  await page.getByRole('option', { name: 'Small' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Columns' })).not.toBeInTheDocument();
  await expect.poll(height).toBeLessThan(before);
  const left = { height: height(), search: url() };
  await first.unmount();

  await render(<Plain layoutPort={port} initialSearch={left.search} source={source} />);
  await expect.element(page.getByRole('row', { name: /creator/ }).first()).toBeVisible();
  expect(height()).toBe(left.height);
  expect(source.mock.lastCall?.[0].filters).toEqual({ country: 'VN' });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => source.mock.lastCall?.[0].filters).toEqual({});
});

test('a view brings its filters and its look', async () => {
  await render(<WithViews />);
  await page.getByRole('button', { name: 'Philippines' }).click();
  await expect.poll(url).toBe('?country=PH');
  await expect.element(page.getByRole('button', { name: 'Philippines', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('presets stand between all rows and saved views, are taken by keyboard, and cannot be deleted', async () => {
  await render(<WithPresets initialSearch="?pageNo=2&pageSize=20" />);
  await expect.element(button('Philippines')).toBeVisible();
  const bar = [...document.querySelectorAll('.BlTable-views button')].map((one) => one.textContent);
  expect(bar).toEqual(['All', 'Viet Nam7', 'Two countries', 'Biggest first', 'Philippines', 'Biggest first', 'Save view']);
  (button('All').element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(url).toBe('?pageSize=20&country=VN');
  await expect.element(button('Viet Nam')).toHaveFocus();
  await expect.element(button('Viet Nam')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('All')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByRole('button', { name: /^Delete view/ })).not.toBeInTheDocument();
});

test('a preset is in force when the address asks for just that, in whatever order', async () => {
  await render(<OnlyPresets initialSearch="?country=PH&country=TH&pageNo=2" />);
  await expect.element(button('Two countries')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('columnheader', { name: 'Followers' }).click();
  await expect.element(button('Two countries')).toHaveAttribute('aria-pressed', 'false');
  await button('Biggest first').click();
  await expect.poll(url).toBe('?sortField=fans&sortOrder=descend');
  await expect.element(button('Biggest first')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Save view')).not.toBeInTheDocument();
});

test('what a preset shows is saved as a view like anything else', async () => {
  const save = vi.fn<ViewPort['save']>(() => Promise.resolve());
  await render(<OnlyPresets viewPort={{ list: () => Promise.resolve([]), save, remove: () => Promise.resolve() }} />);
  await button('Viet Nam').click();
  await button('Save view').click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Ours');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  expect(save).toHaveBeenCalledWith({
    name: 'Ours',
    isShared: false,
    value: { state: { pageSize: 10, filters: { country: 'VN' } }, layout: {} },
  });
});

test('pinned columns stand beside each other while the others scroll', async () => {
  await page.viewport(900, 700);
  await render(<TwoPinned />);
  await expect.element(page.getByText('creator.01')).toBeVisible();
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
  scroller?.scrollTo({ left: 600 });
  const box = (field: string) =>
    document.querySelector(`.MuiDataGrid-row[data-rowindex="0"] [data-field=${field}]`)?.getBoundingClientRect();
  const left = scroller?.getBoundingClientRect().left ?? 0;
  await expect.poll(() => box('nickname')?.left).toBe(left);
  await expect.poll(() => box('country')?.left).toBe(left + (box('nickname')?.width ?? 0));
  await page.viewport(1280, 800);
});

import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from '../DataTable.stories';
import type { TableLayout } from '../layout/TableLayout';
import type { TableView, ViewPort } from './TableView';

const { Plain } = composeStories(stories, {});
const button = (name: string) => page.getByRole('button', { name, exact: true });
const view = (id: string, layout: TableLayout, pageSize = 10): TableView => ({
  id,
  name: `View ${id}`,
  isShared: false,
  isMine: true,
  ownerName: 'Me',
  value: { state: { pageSize, filters: { country: 'PH' } }, layout },
});
const portOf = (views: readonly TableView[], save: ViewPort['save'] = () => Promise.resolve()): ViewPort => ({
  list: () => Promise.resolve(views),
  save,
  remove: () => Promise.resolve(),
});
const header = (name: string) => page.getByRole('columnheader', { name });
const setColumn = async (name: string) => {
  await button('Columns').click();
  await page.getByRole('checkbox', { name: `Show ${name}` }).click();
  await userEvent.keyboard('{Escape}');
};

test('the look of a view is never kept as the own one, nor is what is changed on it; all rows bring the own look again', async () => {
  const save = vi.fn();
  await render(
    <Plain
      viewPort={portOf([view('1', { visible: { fans: false } })])}
      layoutPort={{ load: () => ({ visible: { rate: false } }), save }}
    />,
  );
  await expect.element(header('Followers')).toBeVisible();
  await expect.element(header('Interaction')).not.toBeInTheDocument();
  await button('View 1').click();
  await expect.element(header('Followers')).not.toBeInTheDocument();
  await setColumn('From');
  await expect.element(header('From')).not.toBeInTheDocument();
  await button('All').click();
  await expect.element(header('Followers')).toBeVisible();
  await expect.element(header('From')).toBeVisible();
  await expect.element(header('Interaction')).not.toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
});

test('of views with the same filters the one with this look and page size is pressed', async () => {
  await render(<Plain viewPort={portOf([view('1', {}), view('2', { density: 'small' }), view('3', {}, 20)])} />);
  for (const name of ['View 2', 'View 3', 'View 1']) {
    await button(name).click();
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true');
    expect(document.querySelectorAll('.BlTable-views [aria-pressed="true"]')).toHaveLength(1);
  }
});

test('saved views tell how many rows they show, counted one after another; one that cannot be counted tells nothing', async () => {
  const asked: unknown[] = [];
  const count = vi.fn<NonNullable<ViewPort['count']>>(({ filters }) => {
    asked.push(filters);
    return asked.length === 1 ? Promise.resolve(38) : Promise.reject(new Error('down'));
  });
  const port = { ...portOf([view('1', {}), view('2', {})]), count };
  await render(<Plain viewPort={port} />);
  await expect.poll(() => [...document.querySelectorAll('.BlTable-views button')].map((one) => one.textContent)).toContain('View 138');
  await expect.element(page.getByRole('button', { name: /^View 1/ })).toHaveAccessibleDescription('38 rows');
  await expect.element(button('View 2')).toBeVisible();
  expect(asked).toEqual([{ country: 'PH' }, { country: 'PH' }]);
});

test('an own view is renamed and replaced by what is shown', async () => {
  const save = vi.fn<ViewPort['save']>(() => Promise.resolve());
  await render(<Plain viewPort={portOf([view('1', {})], save)} initialSearch="?country=VN" />);
  await expect.element(button('View 1')).toBeVisible();
  await button('Save view').click();
  await page.getByRole('combobox', { name: 'Save as' }).click();
  await page.getByRole('option', { name: 'View 1' }).click();
  const name = page.getByRole('textbox', { name: 'Name of the view' });
  await expect.element(name).toHaveValue('View 1');
  await name.fill('Viet Nam');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  expect(save).toHaveBeenCalledWith({
    id: '1',
    name: 'Viet Nam',
    isShared: false,
    value: { state: { pageSize: 10, filters: { country: 'VN' } }, layout: {} },
  });
});

test('views that could not be loaded are said, and asked for again', async () => {
  let isDown = true;
  const list = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve([view('1', {})]));
  await render(<Plain viewPort={{ ...portOf([]), list }} />);
  await expect.element(page.getByText('Your views could not be loaded.')).toBeVisible();
  isDown = false;
  await button('Try again').click();
  await expect.element(button('View 1')).toBeVisible();
  await expect.element(page.getByText('Your views could not be loaded.')).not.toBeInTheDocument();
});

test('a layout that arrives late takes back nothing that was changed meanwhile', async () => {
  const kept = Promise.withResolvers<TableLayout>();
  const save = vi.fn();
  await render(<Plain layoutPort={{ load: () => kept.promise, save }} />);
  await expect.element(header('From')).toBeVisible();
  await setColumn('From');
  await expect.element(header('From')).not.toBeInTheDocument();
  kept.resolve({ visible: { rate: false }, density: 'small' });
  await expect
    .poll(() => save.mock.lastCall?.[0] as unknown)
    .toEqual({ visible: { country: false, rate: false }, density: 'small', widths: {} });
  await expect.element(header('From')).not.toBeInTheDocument();
  await expect.element(header('Interaction')).not.toBeInTheDocument();
});

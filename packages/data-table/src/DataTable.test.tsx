import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './DataTable.stories';
import { creatorSource } from './creatorSource.fixture';
import type { TableLayout } from './layout/TableLayout';

const { Plain, MoreFilters, WithActions, SecondPageSorted, NothingMatches, Failed, WithViews } = composeStories(stories);
const url = () => document.querySelector('[data-testid=url]')?.textContent ?? '';

test('shows the first ten of all rows and says so', async () => {
  await render(<Plain />);
  await expect.element(page.getByText('1-10 of 43')).toBeVisible();
  await expect.element(page.getByText('creator.01')).toBeVisible();
});

test('pages through the URL', async () => {
  await render(<Plain />);
  await page.getByRole('button', { name: 'Page 5' }).click();
  await expect.element(page.getByText('41-43 of 43')).toBeVisible();
  expect(url()).toBe('?pageNo=5');
});

test('a pasted link shows the same rows: page, sort and filters', async () => {
  await render(<SecondPageSorted />);
  await expect.element(page.getByRole('button', { name: /Country\s*PH, VN \+1/ })).toBeVisible();
  await expect.element(page.getByText(/^11-\d+ of 2\d$/)).toBeVisible();
});

test('sorting asks the source and goes back to the first page', async () => {
  await render(<Plain initialSearch="?pageNo=3" />);
  await page.getByRole('columnheader', { name: 'Followers' }).click();
  await expect.poll(url).toBe('?sortField=fans&sortOrder=ascend');
  await expect.element(page.getByText('1-10 of 43')).toBeVisible();
});

test('a filter narrows the rows, shows its value, and clears', async () => {
  await render(<Plain />);
  await page.getByRole('button', { name: 'Country' }).click();
  await page.getByRole('checkbox', { name: 'VN' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(url).toBe('?country=VN');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(url).toBe('');
});

test('nothing found says why and offers the way back', async () => {
  await render(<NothingMatches />);
  await expect.element(page.getByText('No row matches these filters')).toBeVisible();
});

test('defect 15: a failure ends the waiting, keeps the place and offers another try', async () => {
  const source = vi.fn(Failed.args.source ?? (() => Promise.reject(new Error('down'))));
  await render(<Failed source={source} />);
  await expect.element(page.getByText('The service is not available right now.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => source.mock.calls.length).toBe(2);
});

test('a page that became empty steps back to the last page with rows', async () => {
  await render(<Plain initialSearch="?pageNo=9" />);
  await expect.element(page.getByText('41-43 of 43')).toBeVisible();
  expect(url()).toBe('?pageNo=5');
});

test('old rows stay while the next page loads', async () => {
  await render(<Plain source={(state, options) => (state.pageNo === 1 ? creatorSource(state, options) : new Promise(() => undefined))} />);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(url).toBe('?pageNo=2');
  await expect.element(page.getByText('creator.01')).toBeVisible();
});

test('picks rows, offers all that match, and hands the selection to the action', async () => {
  const run = vi.fn();
  await render(<WithActions bulkActions={[{ key: 'label', label: 'Label', takesAll: true, onRun: run }]} />);
  await page.getByRole('checkbox', { name: 'Select row' }).nth(0).click();
  await page.getByRole('checkbox', { name: 'Select row' }).nth(1).click();
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 43 matching' }).click();
  await page.getByRole('button', { name: 'Label' }).click();
  expect(run).toHaveBeenCalledWith({ kind: 'all', totalRows: 43 });
});

test('an action that dealt with the rows clears the selection, one that was given up keeps it', async () => {
  const run = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await render(<WithActions bulkActions={[{ key: 'label', label: 'Label', onRun: run }]} />);
  await page.getByRole('checkbox', { name: 'Select row' }).nth(0).click();
  await page.getByRole('button', { name: 'Label' }).click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Label' }).click();
  await expect.element(page.getByText('1 selected')).not.toBeInTheDocument();
});

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

test('a view brings its filters and its look', async () => {
  await render(<WithViews />);
  await page.getByRole('button', { name: 'Philippines' }).click();
  await expect.poll(url).toBe('?country=PH');
  await expect.element(page.getByRole('button', { name: 'Philippines', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('an action that is not possible stays visible and says why', async () => {
  await render(<WithActions />);
  await expect.element(page.getByRole('button', { name: 'Edit' }).nth(0)).toBeDisabled();
});

test('on a phone the rows are cards', async () => {
  await page.viewport(360, 740);
  await render(<WithActions />);
  await expect.element(page.getByRole('list', { name: 'Creators' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.viewport(1280, 800);
});

test('further filters wait in a drawer and come to the bar while they narrow the rows', async () => {
  await render(<MoreFilters />);
  await page.getByRole('button', { name: 'More filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'More filters' });
  await drawer.getByRole('checkbox', { name: 'expired' }).click();
  const rate = drawer.getByRole('group', { name: 'Interaction rate' });
  await rate.getByRole('textbox', { name: 'From' }).fill('often');
  await expect.element(rate.getByText('This is not a number')).toBeVisible();
  await rate.getByRole('textbox', { name: 'From' }).fill('5%');
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(url).toBe('?state=expired&rateMin=0.05');
  await page.getByRole('button', { name: /Interaction rate\s*5%/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect.poll(url).toBe('?state=expired');
});

test('a pasted list searches one entry a line', async () => {
  await render(<Plain />);
  const box = page.getByRole('searchbox');
  await box.click();
  const data = new DataTransfer();
  data.setData('text', ' 71 \r\n72,73');
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.element(page.getByText('3 ids or links')).toBeVisible();
  await expect.element(box).toHaveValue('71 72 73');
  await expect.poll(() => new URLSearchParams(url()).get('searchValue')).toBe('71\n72\n73');
});

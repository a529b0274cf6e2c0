import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './DataTable.stories';

const { Plain, MoreFilters, SecondPageSorted, NothingMatches } = composeStories(stories);
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
  await expect.poll(url).toBe('?sortField=fans&sortOrder=descend');
  await expect.element(page.getByText('1-10 of 43')).toBeVisible();
});

test('a filter narrows the rows at once, stays when its editor is left with Escape, shows its value, and clears', async () => {
  await render(<Plain />);
  await page.getByRole('button', { name: 'Country' }).click();
  await page.getByRole('checkbox', { name: 'VN' }).click();
  await expect.poll(url).toBe('?country=VN');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(url()).toBe('?country=VN');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(url).toBe('');
});

test('nothing found says why and offers the way back', async () => {
  await render(<NothingMatches />);
  await expect.element(page.getByText('No row matches these filters')).toBeVisible();
});

test('further filters wait in a drawer and come to the bar while they narrow the rows', async () => {
  await render(<MoreFilters />);
  await page.getByRole('button', { name: 'More filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'More filters' });
  await drawer.getByRole('checkbox', { name: 'expired' }).click();
  await expect.poll(url).toBe('?state=expired');
  const rate = drawer.getByRole('group', { name: 'Interaction rate' });
  await rate.getByRole('textbox', { name: 'From' }).fill('often');
  await expect.element(rate.getByText('This is not a number')).toBeVisible();
  await rate.getByRole('textbox', { name: 'From' }).fill('5%');
  await drawer.getByRole('button', { name: /^Show \d+ rows$/ }).click();
  await expect.poll(url).toBe('?state=expired&rateMin=0.05');
  await expect.element(drawer).not.toBeInTheDocument();
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

test('screen readers hear which rows came and in which order', async () => {
  await render(<Plain />);
  await page.getByRole('columnheader', { name: 'Followers' }).click();
  await expect
    .element(page.getByRole('navigation', { name: 'Pages' }).getByRole('status'))
    .toHaveTextContent('1-10 of 43, sorted by Followers, Descending');
});

import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './HomeScreen.stories';

const { Busy, FiguresOnly, NothingWaits } = composeStories(stories, {});

afterEach(() => page.viewport(1280, 800));

const top = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().top;

test('work leads to its list; figures come first on a large screen, work on a small one', async () => {
  await render(<Busy />);
  await expect.element(page.getByRole('link', { name: 'Creators to review' })).toHaveAttribute('href', '/workOrder/upAudit');
  expect(top('Online now')).toBeLessThan(top('Waiting for you'));
  await page.viewport(360, 780);
  await expect.poll(() => top('Waiting for you') < top('Online now')).toBe(true);
});

test('who has no work to wait for sees figures with their money, and no list of tasks', async () => {
  await render(<FiguresOnly />);
  await expect.element(page.getByText('₱45,000.00')).toBeVisible();
  await expect.element(page.getByText('₫12,500,000')).toBeVisible();
  await expect.element(page.getByText('Waiting for you')).not.toBeInTheDocument();
  await expect.element(page.getByText(/nothing waits/)).not.toBeInTheDocument();
});

test('all done is said to those who have work', async () => {
  await render(<NothingWaits />);
  await expect.element(page.getByText('All done')).toBeVisible();
});

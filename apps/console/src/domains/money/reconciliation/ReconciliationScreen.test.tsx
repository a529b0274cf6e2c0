import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './ReconciliationScreen.stories';

const { Months } = composeStories(stories, {});

test('a month tells by how much and in how many lines the platform differs, agrees, or has reported nothing', async () => {
  await render(<Months />);
  const row = (country: string) => page.getByRole('row', { name: new RegExp(country) });
  await expect.element(row('Philippines').getByText('3 lines differ')).toBeVisible();
  await expect.element(row('Philippines').getByText('₱12.40')).toBeVisible();
  await expect.element(row('Malaysia').getByText('Agrees')).toBeVisible();
  await expect.element(row('Singapore').getByText('Not reported')).toBeVisible();
});

test('a month tells what the statements of channels say, of which channel and as of when', async () => {
  await render(<Months />);
  const row = (country: string) => page.getByRole('row', { name: new RegExp(country) });
  await expect.element(row('Philippines').getByText('₱121,050.00')).toBeVisible();
  await expect.element(row('Philippines').getByText(/^30 statements, .+ · as of /)).toBeVisible();
  await expect.element(row('Philippines').getByText(/^41 orders, an estimate · as of /)).toBeVisible();
  await expect.element(row('Singapore').getByText('None')).toBeVisible();
});

test('a day and its time stay on one line of a card', async () => {
  await page.viewport(360, 740);
  await render(<Months />);
  const asOf = page.getByText(/^as of /).first();
  await expect.element(asOf).toBeVisible();
  expect(new Set([...asOf.element().getClientRects()].map(({ top }) => top)).size).toBe(1);
  await page.viewport(1280, 800);
});

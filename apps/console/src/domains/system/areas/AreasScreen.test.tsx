import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './AreasScreen.stories';

const { Countries } = composeStories(stories, {});

test('opens level by level, down to what has nothing below', async () => {
  await render(<Countries />);
  await page.getByRole('button', { name: 'Open Philippines' }).click();
  await page.getByRole('button', { name: 'Open Calabarzon' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'Cavite' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open Cavite' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('cell', { name: 'Jiamidisheng' })).toBeVisible();
  await page.getByRole('button', { name: 'Close Philippines' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'Cavite' })).not.toBeInTheDocument();
});

test('a click anywhere on a row opens and closes it', async () => {
  await render(<Countries />);
  const row = page.getByRole('cell', { name: '+63' });
  await row.click();
  await expect.element(page.getByRole('button', { name: 'Open Calabarzon' })).toBeVisible();
  await row.click();
  await expect.element(page.getByRole('button', { name: 'Open Calabarzon' })).not.toBeInTheDocument();
});

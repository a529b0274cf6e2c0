import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './ReceivedNoticesScreen.stories';

const { List, Open, Gone } = composeStories(stories, {});

test('opening a notice reads it, and the list knows', async () => {
  await render(<List />);
  await expect.element(page.getByText('Unread').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Holiday plan' });
  await expect.element(drawer.getByRole('listitem')).toHaveTextContent('Everything you need to know.');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByText('Unread', { exact: true }).elements().length).toBe(1);
});

test('the address opens a notice, as the notification panel does', async () => {
  await render(<Open />);
  await expect.element(page.getByRole('dialog', { name: 'New commission rules' })).toBeVisible();
});

test('a notice that was withdrawn says so', async () => {
  await render(<Gone />);
  await expect.element(page.getByText('Notice not found.')).toBeVisible();
});

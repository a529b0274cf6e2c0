import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as stories from './OnlineUsersScreen.stories';

const { List, LastPage, ReadOnly, NothingFound } = composeStories(stories);

test('marks the own session and offers to force off the others only', async () => {
  const screen = await render(<List />);
  await expect.element(screen.getByText('This is you')).toBeVisible();
  await expect.element(screen.getByText('1-10 of 24')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Force off' }).elements()).toHaveLength(9);
});

test('forces off after asking, and says so', async () => {
  const screen = await render(<List />);
  await screen.getByRole('button', { name: 'Force off' }).first().click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Force off' }).click();
  await expect.element(screen.getByText('Nguyễn Thị Minh Khai 2 was forced off.')).toBeVisible();
});

test('the page comes from the address', async () => {
  const screen = await render(<LastPage />);
  await expect.element(screen.getByText('21-24 of 24')).toBeVisible();
});

test('without the permission there is no button', async () => {
  const screen = await render(<ReadOnly />);
  await expect.element(screen.getByText('This is you')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Force off' }).elements()).toHaveLength(0);
});

test('nothing found says why and shows everyone again', async () => {
  const screen = await render(<NothingFound />);
  await screen.getByRole('button', { name: 'Show everyone' }).click();
  await expect.element(screen.getByText('1-10 of 24')).toBeVisible();
});

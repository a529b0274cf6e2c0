import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './Palette.stories';

const { Everything } = composeStories(stories);

test('a page is found by its name in three languages and by pinyin initials', async () => {
  const screen = await render(<Everything />);
  const input = screen.getByRole('combobox');
  for (const typed of ['online', '在线', 'truc tuyen', 'zxyh']) {
    await input.fill(typed);
    await expect.element(screen.getByRole('option').first()).toHaveTextContent('Online usersSystem');
  }
});

test('the keyboard goes round, and nothing found is said', async () => {
  const screen = await render(<Everything />);
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  await expect.element(screen.getByRole('option', { name: /^Console/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('option', { name: /^Keyboard shortcuts/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: /^Console/ })).toHaveAttribute('aria-selected', 'true');
  await screen.getByRole('combobox').fill('qqqq');
  await expect.element(screen.getByText('Nothing fits “qqqq”')).toBeVisible();
});

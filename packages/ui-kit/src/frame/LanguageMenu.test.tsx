import { composeStories } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BacklotThemeProvider } from '../theme/BacklotThemeProvider';
import * as stories from './LanguageMenu.stories';

const { InHeader, AsRow } = composeStories(stories);

test('the menu is reached by keyboard and tells the choice', async () => {
  const onChange = fn();
  const screen = await render(<InHeader onChange={onChange} />, { wrapper: BacklotThemeProvider });
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'English' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('vn');
});

test('the row never lets the language be unset', async () => {
  const onChange = fn();
  const screen = await render(<AsRow onChange={onChange} />, { wrapper: BacklotThemeProvider });
  await screen.getByRole('button', { name: 'English' }).click();
  expect(onChange).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '中文' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('zh-CN');
});

import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BacklotThemeProvider } from '../theme/BacklotThemeProvider';
import * as stories from './ConfirmProvider.stories';

const { Asked } = composeStories(stories);

test('the promise answers with the reason, the focus returns to the button', async () => {
  const screen = await render(<Asked />, { wrapper: BacklotThemeProvider });
  const button = screen.getByRole('button', { name: 'Delete rule' });
  await button.click();
  await screen.getByRole('textbox').fill('replaced');
  await screen.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(screen.getByText('deleted because replaced')).toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('Escape keeps; the next question starts empty', async () => {
  const screen = await render(<Asked />, { wrapper: BacklotThemeProvider });
  await screen.getByRole('button', { name: 'Delete rule' }).click();
  await screen.getByRole('textbox').fill('half a rea');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('kept')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Delete rule' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveValue('');
});

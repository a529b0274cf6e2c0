import { composeStories } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BacklotThemeProvider } from '../theme/BacklotThemeProvider';
import * as stories from './ConfirmDialog.stories';

const { Plain, Danger, WithReason } = composeStories(stories);
const wrapper = BacklotThemeProvider;

test('a danger rests on Cancel, so Enter alone destroys nothing', async () => {
  const onConfirm = fn();
  const onCancel = fn();
  const screen = await render(<Danger onConfirm={onConfirm} onCancel={onCancel} />, { wrapper });
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).toHaveBeenCalledOnce();
});

test('a reason must keep its limits and is trimmed', async () => {
  const onConfirm = fn();
  const screen = await render(<WithReason onConfirm={onConfirm} />, { wrapper });
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  await reason.fill('  no ');
  await screen.getByRole('button', { name: 'Reject' }).click();
  await expect.element(screen.getByText('At least 5 characters.')).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
  await reason.fill('x'.repeat(201));
  await expect.element(screen.getByText('At most 200 characters.')).toBeVisible();
  await reason.fill('  audience outside Luzon ');
  await screen.getByRole('button', { name: 'Reject' }).click();
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('audience outside Luzon');
});

test('while it works a second click does nothing, and a failure is said in the dialog', async () => {
  const failures: ((error: Error) => void)[] = [];
  const onConfirm = fn(
    () =>
      new Promise<void>((_, reject) => {
        failures.push(reject);
      }),
  );
  const screen = await render(<Plain onConfirm={onConfirm} />, { wrapper });
  await screen.getByRole('button', { name: 'Return' }).click();
  await expect.element(screen.getByRole('button', { name: 'Return' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  failures[0]?.(new Error('Already claimed by another BD.'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Already claimed by another BD.');
  await expect.element(screen.getByRole('button', { name: 'Return' })).toBeEnabled();
});

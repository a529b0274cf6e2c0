import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { BacklotThemeProvider } from '../theme/BacklotThemeProvider';
import * as stories from './NoticeProvider.stories';

const { OnDemand, EveryKind } = composeStories(stories);

const show = () => render(<OnDemand />, { wrapper: BacklotThemeProvider });

test('a notice is read out politely, an error at once', async () => {
  const screen = await render(<EveryKind />, { wrapper: BacklotThemeProvider });
  await expect.element(screen.getByRole('status').getByText('3 creators submitted to 11.11 sunscreen launch')).toBeVisible();
  await expect.element(screen.getByRole('alert').getByText('Forbidden')).toBeVisible();
  expect(screen.getByRole('status').getByText('Forbidden').query()).toBeNull();
});

test('undo runs once and closes the notice', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Change' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('undone')).toBeVisible();
  await expect.element(screen.getByText('3 rows changed')).not.toBeInTheDocument();
});

test('three at most; dismissing one lets the fourth in', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Four' }).click();
  await expect.element(screen.getByText('three')).toBeVisible();
  expect(screen.getByText('four').query()).toBeNull();
  await screen.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect.element(screen.getByText('four')).toBeVisible();
  expect(screen.getByText('one').query()).toBeNull();
});

test('a notice leaves by itself, but not while it is focused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const screen = await show();
    screen.getByRole('button', { name: 'Enable' }).element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(screen.getByText('Rule enabled')).toBeVisible();
    const dismiss = screen.getByRole('button', { name: 'Dismiss' }).element() as HTMLElement;
    dismiss.focus();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(screen.getByText('Rule enabled')).toBeVisible();
    dismiss.blur();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(screen.getByText('Rule enabled')).not.toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

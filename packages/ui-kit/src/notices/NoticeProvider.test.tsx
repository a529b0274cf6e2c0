import { composeStories } from '@storybook/react-vite';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialogs/Dialog';
import { BacklotThemeProvider } from '../theme/BacklotThemeProvider';
import { NoticeProvider, useNotice } from './NoticeProvider';
import * as stories from './NoticeProvider.stories';

const { OnDemand, EveryKind } = composeStories(stories);

afterEach(() => page.viewport(1280, 800));

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

test('on a phone a notice stands over the header, but over neither title nor actions of an open dialog', async () => {
  await page.viewport(360, 740);
  const withDialog = (open: boolean) => (
    <NoticeProvider>
      <Say words="Kept as a draft" />
      <Dialog open={open} title="Save view" onClose={() => undefined} actions={<button type="button">Save</button>} />
    </NoticeProvider>
  );
  const screen = await render(withDialog(false), { wrapper: BacklotThemeProvider });
  const place = () => screen.getByText('Kept as a draft').element().getBoundingClientRect();
  await expect.poll(() => place().bottom).toBeLessThan(55);
  await screen.rerender(withDialog(true));
  await expect.element(screen.getByRole('heading', { name: 'Save view' })).toBeVisible();
  await expect.poll(() => place().top).toBeGreaterThan(600);
  expect(place().bottom).toBeLessThan(screen.getByRole('button', { name: 'Save' }).element().getBoundingClientRect().top);
  // One line that takes no touch from the form below it.
  const { left, top, width, height } = place();
  expect(height).toBeLessThan(24);
  expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[role=dialog]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Dismiss' }).query()).toBeNull();
  await screen.rerender(withDialog(false));
  await expect.poll(() => place().bottom).toBeLessThan(55);
});

function Say({ words }: { words: string }) {
  const notify = useNotice();
  useEffect(() => notify.info(words, { duration: Infinity }), [notify, words]);
  return null;
}

import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BacklotThemeProvider } from '../theme/BacklotThemeProvider';
import { Stepper } from './Stepper';
import * as stories from './Stepper.stories';

const { WorkOrder, Stopped } = composeStories(stories);
afterEach(() => page.viewport(1280, 800));

test('each state is told in words, and where one is now', async () => {
  const screen = await render(<WorkOrder />, { wrapper: BacklotThemeProvider });
  const steps = screen.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  expect(steps.elements().map((step) => step.textContent?.match(/done|now|to come/)?.[0])).toEqual([
    'done',
    'done',
    'now',
    'to come',
    'to come',
    'to come',
  ]);
  expect(steps.elements().map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null, null]);
});

test('a life cycle that ended early says so', async () => {
  const screen = await render(<Stopped />, { wrapper: BacklotThemeProvider });
  await expect.element(screen.getByText('Rejected, stopped here')).toBeInTheDocument();
});

test('on a phone it is told in brief, and every step when asked for', async () => {
  await page.viewport(360, 740);
  const screen = await render(<WorkOrder />, { wrapper: BacklotThemeProvider });
  await expect.element(screen.getByText('Step 3 of 6: Claimed')).toBeVisible();
  await expect.element(screen.getByText('You, 19 Nov 10:40')).toBeVisible();
  await expect.element(screen.getByText('then Creators approved')).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toEqual([]);
  await screen.getByRole('button', { name: 'All steps' }).click();
  expect(screen.getByRole('listitem').elements()).toHaveLength(6);
});

test('where it ended early is what a phone tells', async () => {
  await page.viewport(360, 740);
  const steps = ['Drafted', 'Handed out', 'Withdrawn', 'Ended'].map((label, at) => ({
    label,
    state: (['done', 'done', 'stopped', 'coming'] as const)[at] ?? 'coming',
  }));
  const screen = await render(<Stepper steps={steps} />, { wrapper: BacklotThemeProvider });
  await expect.element(screen.getByText('Step 3 of 4: Withdrawn')).toBeVisible();
});

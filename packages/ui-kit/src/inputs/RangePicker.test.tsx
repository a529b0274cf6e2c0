import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BacklotThemeProvider } from '../theme/BacklotThemeProvider';
import type { PickedRange } from './RangePicker';
import * as stories from './RangePicker.stories';

const { Preset } = composeStories(stories);

test('a named range is one press; days of one’s own are two days in order', async () => {
  const picked: PickedRange[] = [];
  const onChange = (range: PickedRange) => picked.push(range);
  const screen = await render(<Preset onChange={onChange as never} />, { wrapper: BacklotThemeProvider });
  await screen.getByRole('button', { name: '7 days' }).click();
  expect(picked.at(-1)).toEqual({ preset: '7' });
  await screen.getByRole('button', { name: 'Own days' }).click();
  await screen.getByRole('textbox', { name: 'From' }).fill('11/11/2026');
  await screen.getByRole('textbox', { name: 'To' }).fill('11/01/2026');
  await expect.element(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await screen.getByRole('textbox', { name: 'To' }).fill('11/20/2026');
  await userEvent.keyboard('{Enter}');
  expect(picked.at(-1)).toEqual({ from: '2026-11-11', to: '2026-11-20' });
  await expect.element(screen.getByRole('button', { name: '2026-11-11 – 2026-11-20' })).toBeVisible();
});

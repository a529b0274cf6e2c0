import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { followUpAnswers } from '../parts/followUp/followUps.fixture';
import * as stories from './FollowUpsScreen.stories';

afterEach(() => page.viewport(1280, 800));

const { List, ReadOnly } = composeStories(stories, {});
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

test('what is due says so, and a planned contact is done by the note of it', async () => {
  const onCall = vi.fn();
  await render(<List answers={followUpAnswers(onCall)} />);
  await expect.element(row('Bea Reyes').getByText('overdue')).toBeVisible();
  await expect.element(row('Kristine Cruz').getByText('today')).toBeVisible();
  await actOn(row('Bea Reyes'), 'Done');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'What was talked about' })).toHaveFocus();
  await dialog.getByRole('textbox', { name: 'What was talked about' }).fill('She takes the order.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => onCall.mock.calls).toEqual([['complete', { id: '1', kind: 1, content: 'She takes the order.', fileIds: [] }]]);
  await expect.element(row('Bea Reyes').getByText('overdue')).not.toBeInTheDocument();
});

test('a contact is put off by a day, or dropped', async () => {
  const onCall = vi.fn();
  await render(<List answers={followUpAnswers(onCall)} />);
  await actOn(row('Bea Reyes'), 'Another day');
  await page.getByRole('dialog').getByRole('button', { name: 'Another day' }).click();
  await expect.poll(() => onCall.mock.calls.map(([name]) => String(name))).toEqual(['postpone']);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await actOn(row('Kristine Cruz'), 'Drop');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Drop' }).click();
  await expect.poll(() => onCall.mock.calls.at(-1)).toEqual(['drop', { id: '2' }]);
});

test('who only reads has no way into the creator', async () => {
  await render(<ReadOnly />);
  await expect.element(row('Bea Reyes')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Bea Reyes' })).not.toBeInTheDocument();
});

test('on a phone follow-ups are cards without sideways scrolling', async () => {
  await page.viewport(360, 780);
  await render(<List />);
  await expect.element(page.getByText('Bea Reyes').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

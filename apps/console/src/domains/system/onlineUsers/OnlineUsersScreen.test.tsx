import { onlineUserApi } from '@backlot/contract';
import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../kit/stage/answer';
import * as stories from './OnlineUsersScreen.stories';

const { List, LastPage, Hundred, ReadOnly } = composeStories(stories, {});

const forceMany = vi.fn(({ ids }: { ids: string[] }) => ({ ok: ids, failed: [] }));
const answers = [...(stories.default.args?.answers ?? []), answer(onlineUserApi.forceMany, forceMany)];

test('marks the own session, which cannot be forced off', async () => {
  await render(<List />);
  await expect.element(page.getByText('This is you')).toBeVisible();
  await expect.element(page.getByText('1-10 of 130')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Force off' }).first()).toHaveAttribute('aria-disabled', 'true');
});

test('forces one off after asking, and says so', async () => {
  await render(<List answers={answers} />);
  await page.getByRole('button', { name: 'Force off' }).nth(1).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Force off' }).click();
  await expect.element(page.getByText('Nguyễn Thị Minh Khai 2 was forced off.')).toBeVisible();
  expect(forceMany.mock.lastCall?.[0].ids).toEqual(['2']);
});

test('forces several off in one go and keeps the own session', async () => {
  await render(<List answers={answers} />);
  for (const at of [1, 2, 3]) await page.getByRole('row').nth(at).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Force off' }).first().click();
  await expect.element(page.getByRole('alertdialog').getByText('Force 2 sessions off?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Force off' }).click();
  await expect.element(page.getByText('2 sessions forced off.')).toBeVisible();
  expect(forceMany.mock.lastCall?.[0].ids.toSorted()).toEqual(['2', '3']);
});

test('takes more than one call holds, and leaves none out', async () => {
  await render(<Hundred answers={answers} />);
  await expect.element(page.getByText('1-100 of 130')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText('101-130 of 130')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Force off' }).first().click();
  await expect.element(page.getByRole('alertdialog').getByText('Force 129 sessions off?')).toBeVisible();
  forceMany.mockClear();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Force off' }).click();
  await expect.element(page.getByText('129 sessions forced off.')).toBeVisible();
  expect(forceMany.mock.calls.map(([{ ids }]) => ids.length)).toEqual([100, 29]);
});

test('the page comes from the address', async () => {
  await render(<LastPage />);
  await expect.element(page.getByText('121-130 of 130')).toBeVisible();
});

test('without the permission there is no button', async () => {
  await render(<ReadOnly />);
  await expect.element(page.getByText('This is you')).toBeVisible();
  expect(page.getByRole('button', { name: 'Force off' }).elements()).toHaveLength(0);
});

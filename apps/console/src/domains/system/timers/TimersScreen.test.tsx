import { composeStories } from '@storybook/react-vite';
import { sysTimersApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { answer } from '../../../kit/stage/answer';
import { timerAnswers, timerRows } from './timers.fixture';
import * as stories from './TimersScreen.stories';

const { List, ReadOnly } = composeStories(stories, {});
const dialog = page.getByRole('dialog');
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const start = (more: ReturnType<typeof timerAnswers> = []) => render(<List answers={[...timerAnswers(), ...more]} />);

test('says in words when each timer runs, and how its last run went', async () => {
  await start();
  await expect.element(rowOf('Star levels').getByText('Every Mon at 08:00')).toBeVisible();
  await expect.element(rowOf('Star levels').getByText('Asia/Manila')).toBeVisible();
  await expect.element(rowOf('Star levels').getByText(/2\.5 s/)).toBeVisible();
  await expect.element(rowOf('End orders').getByText('At 16:10 and 17:10')).toBeVisible();
  await expect.element(rowOf('End orders').getByText('Built in')).toBeVisible();
  await expect.element(rowOf('Sessions').getByText('Every 30 minutes')).toBeVisible();
});

test('a timer is started from its row, and stopped after a question', async () => {
  await start();
  await actOn(rowOf('Sessions'), 'Start');
  await expect.element(page.getByText('Sessions every half hour started')).toBeVisible();
  await expect.element(rowOf('Sessions').getByText('Running')).toBeVisible();
  await actOn(rowOf('End orders'), 'Stop');
  await expect.element(page.getByRole('alertdialog').getByText(/The product relies on it/)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
  await expect.element(rowOf('End orders').getByText('Stopped')).toBeVisible();
});

test('a timer opens beside the list with its runs, and one more is asked for there', async () => {
  await start();
  await page.getByRole('button', { name: 'Star levels before the meeting', exact: true }).click();
  const runs = dialog.getByRole('list', { name: 'Runs', exact: true });
  await expect.element(dialog.getByText(/3 runs/)).toBeVisible();
  await expect.element(runs.getByText('canceling statement due to statement timeout')).toBeVisible();
  await expect.element(runs.getByText(/attempt 6/)).toBeVisible();
  await expect.element(dialog.getByRole('list', { name: 'Next runs' }).getByText(/2026-11-30 09:00/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Run now' }).click();
  await expect.element(runs.getByText(/asked for by admin/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Run now' }).click();
  await expect.element(page.getByText('A run of this timer is under way; wait for its end.')).toBeVisible();
});

test('a schedule is chosen in words or written as cron, and sent as cron', async () => {
  const added = vi.fn();
  const add = answer(sysTimersApi.add, (draft) => {
    added(draft);
    return { id: '9' };
  });
  await start([add]);
  await page.getByRole('button', { name: 'Add' }).click();
  await dialog.getByRole('textbox', { name: 'Name (Chinese)' }).fill('Levels');
  await dialog.getByRole('combobox', { name: 'What it does' }).click();
  await page.getByRole('option', { name: "Compute the creators' star levels" }).click();
  await expect.element(dialog.getByText('Every weekday at 09:00')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'How often' }).click();
  await page.getByRole('option', { name: 'Every week', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'On' }).click();
  await page.getByRole('option', { name: 'Wednesday' }).click();
  await userEvent.keyboard('{Escape}');
  await dialog.getByLabelText(/^At/).fill('07:30');
  await expect.element(dialog.getByText('Every Mon & Wed at 07:30')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'How often' }).click();
  await page.getByRole('option', { name: 'Own schedule (cron)' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Cron' })).toHaveValue('30 7 * * 1,3');
  await dialog.getByRole('textbox', { name: 'Cron' }).fill('soon');
  await expect.element(dialog.getByText(/This schedule cannot be read/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Cron' }).fill('0 6 * * 6');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => added.mock.calls[0]?.[0])
    .toMatchObject({ cron: '0 6 * * 6', timeZone: 'Asia/Manila', actionClass: 'creator-stars' });
});

test('a timer of the product offers neither edit nor delete that would be refused', async () => {
  await start();
  const row = rowOf('End orders');
  await expect.element(row.getByRole('button', { name: 'Edit', exact: true })).toBeDisabled();
  await row.getByRole('button', { name: /^More for / }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Delete', exact: true })).toHaveAttribute('aria-disabled', 'true');
});

test('who only looks changes nothing', async () => {
  await render(<ReadOnly answers={[...timerAnswers(), ...lookedAt]} />);
  await expect.element(rowOf('Star levels')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add' })).toBeDisabled();
  await page.getByRole('button', { name: 'Star levels before the meeting', exact: true }).click();
  await expect.element(dialog.getByText(/3 runs/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Run now' }).query()).toBeNull();
});

const looked = timerRows.map((row) => ({ ...row, can: ['query', 'get'] }));
/** Timers as the server shows them to whoever may only look. */
const lookedAt = [
  answer(sysTimersApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: looked.length, rows: looked })),
  answer(sysTimersApi.detail, ({ id }) => looked.find((row) => row.id === id) ?? looked[0]!),
];

import { composeStories } from '@storybook/react-vite';
import { sysNoticeApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../shared/stage/answer';
import { managedNoticeAnswers } from './managedNotices.fixture';
import * as stories from './ManagedNoticesScreen.stories';

const { List, Receipts, Activities } = composeStories(stories, {});

test('a notice is written for everybody who was found, and published at once', async () => {
  const onAdd = vi.fn();
  const add = answer(sysNoticeApi.add, (draft) => {
    onAdd(draft);
    return { id: '9' };
  });
  await render(<List answers={[...managedNoticeAnswers(), add]} />);
  await page.getByRole('button', { name: 'Write a notice' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Year end');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Close your orders.');
  await dialog.getByRole('button', { name: 'Add all 2 found' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('Year end is published')).toBeVisible();
  expect(onAdd.mock.calls[0]?.[0]).toEqual({ title: 'Year end', content: 'Close your orders.', type: 1, noticeUserIdList: ['71', '72'], publish: true });
});

test('all that match are published: told before, one action for all portions', async () => {
  const onPublish = vi.fn();
  const publish = answer(sysNoticeApi.publish, (input) => {
    onPublish(input);
    return { ok: input.ids, failed: [] };
  });
  await render(<List answers={[...managedNoticeAnswers(), publish]} />);
  await page.getByRole('checkbox', { name: 'Select row' }).first().click();
  const bar = page.getByRole('region', { name: 'Actions on the selected rows' });
  await bar.getByRole('button', { name: /Select all 4/ }).click();
  await bar.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('4 selected: 2 will change')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish (2)' }).click();
  await expect.element(dialog.getByText('4 changed')).toBeVisible();
  expect(onPublish.mock.calls[0]?.[0]).toMatchObject({ ids: ['1', '2', '3', '4'], batch: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

test('withdrawing asks and says so', async () => {
  await render(<List answers={managedNoticeAnswers()} />);
  await page.getByRole('button', { name: 'Withdraw' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByText('New commission rules is withdrawn')).toBeVisible();
});

test('who has not read is reminded by one click', async () => {
  await render(<Receipts answers={managedNoticeAnswers()} />);
  await expect.element(page.getByText('Linh Nguyễn')).toBeVisible();
  await page.getByRole('button', { name: 'Remind the one who has not read it' }).click();
  await expect.element(page.getByText('1 person reminded')).toBeVisible();
});

test('a bulk action is taken back, and rows that stay say why', async () => {
  await render(<Activities answers={managedNoticeAnswers()} />);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('1 row is as before')).toBeVisible();
  await expect.element(page.getByText(/1 row stays: The notice is in a state/)).toBeVisible();
  await expect.element(page.getByText('Taken back')).toBeVisible();
});

import { composeStories } from '@storybook/react-vite';
import { intentApi, workOrderApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../shared/stage/answer';
import { intentAnswers } from './intents.fixture';
import * as stories from './IntentsScreen.stories';

const { List, ReadOnly } = composeStories(stories, {});
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

test('an answer is noted', async () => {
  const onReply = vi.fn();
  await render(<List answers={[...intentAnswers(), answer(intentApi.reply, (input) => (onReply(input), null))]} />);
  await row('Bea Reyes').getByRole('button', { name: 'Note the answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'What did Bea Reyes answer?' });
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Interested' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onReply.mock.calls[0]?.[0]).toEqual({ id: '1', interested: true, replyContent: '' });
});

test('an interested creator is submitted to one of the running orders', async () => {
  const onConvert = vi.fn();
  await render(<List answers={[...intentAnswers(), answer(intentApi.convert, (input) => (onConvert(input), { workOrderUpId: '5' }))]} />);
  await row('Kristine Cruz').getByRole('button', { name: 'Submit to an order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Work order' }).click();
  await page.getByRole('option', { name: /Kids lunch box/ }).click();
  await dialog.getByRole('textbox', { name: 'Why this creator' }).fill('She wants to');
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.poll(() => onConvert.mock.calls[0]?.[0]).toEqual({ id: '2', workOrderId: '3', recommendReason: 'She wants to' });
});

test('a creator whom a merchant invited is submitted to an order of that merchant', async () => {
  const onOrders = vi.fn();
  await render(<List answers={[...intentAnswers(), answer(workOrderApi.bd, ({ shopId }) => (onOrders(shopId), { pageNo: 1, pageSize: 20, totalPage: 0, totalRows: 0, rows: [] }))]} />);
  await expect.element(row('Angel Mendoza').getByText('Merchant', { exact: true })).toBeVisible();
  await row('Angel Mendoza').getByRole('button', { name: 'Submit to an order' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Your running orders of Araw Sun Care')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Work order' }).click();
  await expect.poll(() => onOrders.mock.calls).toEqual([['61']]);
});

test('the creator is a way to its page; the list is narrowed by sender and country', async () => {
  const asked: unknown[] = [];
  const seen = answer(intentApi.page, (input) => (asked.push([input.fromType, input.country]), { pageNo: 1, pageSize: 10, totalPage: 0, totalRows: 0, rows: [] }));
  const { unmount } = await render(<List />);
  await expect.element(page.getByRole('link', { name: 'Bea Reyes' })).toHaveAttribute('href', expect.stringContaining('/talentAdminDetail?id='));
  await unmount();
  await render(<List path="/?fromType=2&country=VN" answers={[...intentAnswers(), seen]} />);
  await expect.poll(() => asked.at(-1)).toEqual([[2], ['VN']]);
});

test('who may not send sees no button for it', async () => {
  await render(<ReadOnly />);
  await expect.element(row('Bea Reyes')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Invite a creator' })).not.toBeInTheDocument();
});

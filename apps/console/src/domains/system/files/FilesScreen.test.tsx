import { composeStories } from '@storybook/react-vite';
import { errors, sysFileApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { answer } from '../../../kit/stage/answer';
import { fileAnswers } from './files.fixture';
import * as stories from './FilesScreen.stories';

const { List, ReadOnly } = composeStories(stories, {});
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

test('a csv opens as a table, and says that no record uses it', async () => {
  await render(<List answers={fileAnswers()} />);
  await actOn(rowOf('price list.csv'), 'Open');
  const drawer = page.getByRole('dialog');
  await expect.element(drawer.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect.element(drawer.getByRole('cell', { name: 'Tea, green' })).toBeVisible();
  await expect.element(drawer.getByText(/No record is known to use it/)).toBeVisible();
});

test('a PDF opens in a tab of its own, and says where it is used', async () => {
  await render(<List answers={fileAnswers()} />);
  await actOn(rowOf('voucher.pdf'), 'Open');
  const drawer = page.getByRole('dialog');
  await expect.element(drawer.getByRole('link', { name: 'Open the PDF in a new tab' })).toHaveAttribute('target', '_blank');
  await expect.element(drawer.getByText('Voucher of the payment PAY-2026-11-0007')).toBeVisible();
});

test('a used file has no delete; deleting another is asked first and says what stayed', async () => {
  const removed = vi.fn((_input: { ids: string[] }) => ({
    ok: [],
    failed: [{ id: '1', code: errors.fileInUse.code, message: errors.fileInUse.en }],
  }));
  await render(<List answers={[...fileAnswers(), answer(sysFileApi.delete, removed)]} />);
  await expect.element(rowOf('voucher.pdf')).toBeVisible();
  await actOn(rowOf('price list.csv'), 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('1 file stays: The file is still used, or a history names it.')).toBeVisible();
  expect(removed.mock.calls[0]?.[0]).toEqual({ ids: ['1'] });
});

test('a clean-up is told before it happens, and deletes exactly what it told', async () => {
  const removed = vi.fn(({ ids }: { ids: string[] }) => ({ ok: ids, failed: [] }));
  await render(<List answers={[...fileAnswers(), answer(sysFileApi.delete, removed)]} />);
  await page.getByRole('button', { name: 'Clean up…' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/^price list\.csv/)).toBeVisible();
  expect(removed).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: /^Delete 1 file/ }).click();
  await expect.element(page.getByText('1 file deleted')).toBeVisible();
  expect(removed.mock.calls[0]?.[0]).toEqual({ ids: ['1'] });
});

test('a figure opens its rows', async () => {
  const asked: unknown[] = [];
  const [first] = fileAnswers();
  await render(
    <List
      answers={[
        ...fileAnswers(),
        answer(sysFileApi.page, (query) => {
          asked.push([query.kind, query.isUsed]);
          return first?.reply(query) as never;
        }),
      ]}
    />,
  );
  await page.getByRole('button', { name: /1 not used/ }).click();
  await expect.poll(() => asked.at(-1)).toEqual([['document'], 'N']);
});

test('who only looks cleans up and deletes nothing', async () => {
  await render(<ReadOnly answers={fileAnswers()} />);
  await expect.element(rowOf('price list.csv')).toBeVisible();
  expect(page.getByRole('button', { name: 'Clean up…' }).query()).toBeNull();
});

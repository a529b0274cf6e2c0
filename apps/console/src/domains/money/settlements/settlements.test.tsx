import { composeStories } from '@storybook/react-vite';
import { settleApi, settleStatementApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../../../kit/stage/answer';
import { disputed, own, pending, settlementAnswers } from './settlements.fixture';
import * as stories from './settlements.stories';

const { Batches, Disputed, Pending, Preview, Statement } = composeStories(stories, {});

test('a preview tells what changed, and is settled as it was shown', async () => {
  const onSettle = vi.fn();
  await render(<Preview answers={[...settlementAnswers(), answer(settleApi.settle, (input) => (onSettle(input), null))]} />);
  await expect.element(page.getByText('Changed since the last preview: 1 added, 1 removed, 1 changed')).toBeVisible();
  await page.getByRole('button', { name: 'Show the lines' }).click();
  await expect.element(page.getByText('Kristine Mendoza · PH general GMV')).toBeVisible();
  await page.getByRole('button', { name: 'Settle 2 statements' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Settle 2 statements' }).click();
  await expect
    .poll(() => onSettle.mock.calls[0]?.[0])
    .toMatchObject({ id: '1', previewHash: expect.stringMatching(/^9f3c71ae.*5b20c04$/) });
});

test('data that changed meanwhile is told in the question, which stays', async () => {
  const stale = answer(settleApi.settle, () => {
    throw new Refusal(1028004, 'Data changed since the preview (3 lines). Preview again.');
  });
  await render(<Preview answers={[...settlementAnswers(), stale]} />);
  await page.getByRole('button', { name: 'Settle 2 statements' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Settle 2 statements' }).click();
  await expect.element(dialog.getByText('Data changed since the preview (3 lines). Preview again.')).toBeVisible();
});

test('a month is previewed from the list', async () => {
  const onPreview = vi.fn();
  await render(<Batches answers={[...settlementAnswers(), answer(settleApi.preview, (input) => (onPreview(input), { id: '1' }))]} />);
  await page.getByRole('button', { name: 'Preview a month' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Preview' }).click();
  await expect
    .poll(() => onPreview.mock.calls[0]?.[0])
    .toMatchObject({ settleDimension: 1, country: 'PH', settleMonth: expect.stringMatching(/^20\d\d-\d\d$/) });
});

test('voiding asks why and says that it takes a second person', async () => {
  const onVoid = vi.fn();
  await render(
    <Pending answers={[...settlementAnswers(pending), answer(settleApi.void, (input) => (onVoid(input), { isVoid: false }))]} />,
  );
  await page.getByRole('button', { name: 'Void' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Wrong rates.');
  await dialog.getByRole('button', { name: 'Void' }).click();
  await expect.poll(() => onVoid.mock.calls[0]?.[0]).toEqual({ id: '2', reason: 'Wrong rates.' });
  await expect.element(page.getByText('Somebody of the other side can now agree')).toBeVisible();
});

test('a beneficiary reads every line and disputes the statement', async () => {
  const onDispute = vi.fn();
  await render(
    <Statement answers={[...settlementAnswers(pending, own), answer(settleStatementApi.dispute, (input) => (onDispute(input), null))]} />,
  );
  await expect.element(page.getByText('577310294118')).toBeVisible();
  await expect.element(page.getByText('Clawback of 577261100325')).toBeVisible();
  await page.getByRole('button', { name: 'Dispute' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'What is wrong' }).fill('One order is missing.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => onDispute.mock.calls[0]?.[0]).toEqual({ id: '71', text: 'One order is missing.' });
});

test('finance corrects a disputed statement by a signed amount with its kind and reason', async () => {
  const onAdjust = vi.fn();
  await render(
    <Disputed answers={[...settlementAnswers(pending, disputed), answer(settleStatementApi.adjust, (input) => (onAdjust(input), null))]} />,
  );
  await expect.element(page.getByText('One order is missing.')).toBeVisible();
  await page.getByRole('button', { name: 'Adjust' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Amount in PHP/ }).fill('-4.97');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Counted twice.');
  await dialog.getByRole('button', { name: 'Adjust' }).click();
  await expect
    .poll(() => onAdjust.mock.calls[0]?.[0])
    .toEqual({ id: '71', amount: '-4.97', reasonCode: 'tracking_error', reason: 'Counted twice.' });
});

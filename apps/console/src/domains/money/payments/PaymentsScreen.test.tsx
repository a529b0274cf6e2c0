import { composeStories } from '@storybook/react-vite';
import { fileApi, paymentApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { answer, Refusal } from '../../../kit/stage/answer';
import { paid, paymentAnswers, underWay } from './payments.fixture';
import * as stories from './PaymentsScreen.stories';

const { List } = composeStories(stories, {});
const rowOf = (name: RegExp) => page.getByRole('row', { name });

test('a payment is marked as paid with the number of the bank, and only with a proof', async () => {
  const onPaid = vi.fn();
  await render(<List answers={[...paymentAnswers(), answer(paymentApi.markPaid, (input) => (onPaid(input), null))]} />);
  await actOn(rowOf(/FK261123PH00017/), 'Mark as paid');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Mark as paid' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Bank reference' }).fill(' BDO-1 ');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect.poll(() => onPaid.mock.calls[0]?.[0]).toEqual({ id: underWay.id, providerNo: 'BDO-1' });
  await expect.element(page.getByText('FK261123PH00017 is paid')).toBeVisible();
});

test('a failed payment needs a reason, which a refusal leaves there', async () => {
  const refuse = answer(paymentApi.markFailed, () => {
    throw new Refusal(1020001, 'This is not possible while it is Paid.');
  });
  await render(<List answers={[...paymentAnswers(), refuse]} />);
  await actOn(rowOf(/FK261123PH00017/), 'Mark as failed');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Account closed.');
  await dialog.getByRole('button', { name: 'Mark as failed' }).click();
  await expect.element(dialog.getByText('This is not possible while it is Paid.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Why' })).toHaveValue('Account closed.');
});

test('a reversal is asked for with the proof of the return, and agreed to without', async () => {
  const onReverse = vi.fn();
  const answers = [
    answer(fileApi.uploadFile, () => ({ fileId: '901', url: '/x' })),
    answer(paymentApi.reverse, (input) => (onReverse(input), { isReversed: false })),
  ];
  const screen = await render(<List answers={[...paymentAnswers(), ...answers]} />);
  await actOn(rowOf(/FK261120PH00009/), 'Reverse');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Returned.');
  await expect.element(dialog.getByRole('button', { name: 'Reverse', exact: true })).toBeDisabled();
  await page.elementLocator(document.querySelector('input[type=file]') as HTMLElement).upload(new File(['x'], 'return.pdf'));
  await dialog.getByRole('button', { name: 'Reverse', exact: true }).click();
  await expect.poll(() => onReverse.mock.calls[0]?.[0]).toEqual({ id: paid.id, reason: 'Returned.', fileId: '901' });
  await expect.element(page.getByText('Somebody of the other side can now agree')).toBeVisible();
  await screen.unmount();
  const asked = { ...paid, reverseAskUser: { id: '41', name: 'Jia Hui Tan' }, reverseReason: 'Returned.' };
  await render(<List answers={[...paymentAnswers([asked]), ...answers]} />);
  await actOn(rowOf(/FK261120PH00009/), 'Agree to reverse');
  await expect.element(page.getByText(/Jia Hui Tan asked for it: “Returned.”/)).toBeVisible();
  expect(document.querySelector('[role=dialog] input[type=file]')).toBeNull();
});

import { composeStories } from '@storybook/react-vite';
import { fileApi, paymentApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { answer, Refusal } from '../../../kit/stage/answer';
import { asked, paid, paymentAnswers, underWay } from './payments.fixture';
import * as stories from './PaymentsScreen.stories';

const { Failed, List, Paid, Reversal, ReversalAsked, UnderWay } = composeStories(stories, {});
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
  await render(<List answers={[...paymentAnswers([asked]), ...answers]} />);
  await actOn(rowOf(/FK261118PH00002/), 'Agree to reverse');
  await expect.element(page.getByText(/Jia Hui Tan asked for it: “Returned.”/)).toBeVisible();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Open proof of the return' })).toBeVisible();
  expect(document.querySelector('[role=dialog] input[type=file]')).toBeNull();
});

test('a row opens its payment', async () => {
  await render(<List />);
  await expect.element(page.getByRole('link', { name: 'FK261120PH00009' })).toHaveAttribute('href', '/paymentDetail?id=82');
});

test('a payment tells where it went, with its statement, its proof and its history', async () => {
  await render(<Paid />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'FK261120PH00009' })).toBeVisible();
  await expect.element(page.getByText('BDO •••• 4417')).toBeVisible();
  await expect.element(page.getByText('BDO-7730021')).toBeVisible();
  const statement = page.getByRole('link', { name: 'JS202610BDPH001, October 2026' });
  await expect.element(statement).toHaveAttribute('href', '/statementDetail?id=71');
  await expect.element(page.getByRole('button', { name: 'Open voucher' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'History' }).getByText('Payment begun')).toBeVisible();
});

test('a payment under way is marked as paid from its page, and one that failed says why', async () => {
  const onPaid = vi.fn();
  const screen = await render(<UnderWay answers={[...paymentAnswers(), answer(paymentApi.markPaid, (input) => (onPaid(input), null))]} />);
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Bank reference' }).fill('BDO-1');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect.poll(() => onPaid.mock.calls[0]?.[0]).toEqual({ id: underWay.id, providerNo: 'BDO-1' });
  await screen.unmount();
  await render(<Failed />);
  await expect.element(page.getByText('The money did not arrive: The account is closed. The statement can be paid again.')).toBeVisible();
});

test('a reversal that was asked for says who and why, and one that was done leads to what it took back', async () => {
  const onOpen = vi.fn();
  const open = answer(fileApi.preview, ({ id }) => {
    onOpen(id);
    return new Response('a', { headers: { 'content-type': 'text/csv' } });
  });
  const screen = await render(<ReversalAsked answers={[...paymentAnswers([asked]), open]} />);
  await expect.element(page.getByText(/Jia Hui Tan asked to reverse it: “Returned.”/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Agree to reverse' })).toBeVisible();
  await page.getByRole('button', { name: 'Open proof of the return' }).click();
  await expect.poll(() => onOpen.mock.calls).toEqual([['902']]);
  await screen.unmount();
  await render(<Reversal />);
  await expect.element(page.getByRole('link', { name: 'FK261120PH00009' })).toHaveAttribute('href', '/paymentDetail?id=82');
});

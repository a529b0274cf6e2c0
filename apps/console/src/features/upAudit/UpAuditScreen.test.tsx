import { composeStories } from '@storybook/react-vite';
import { workOrderUpApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../../shared/stage/answer';
import { upAuditAnswers, waitingRows } from './upAudit.fixture';
import * as stories from './UpAuditScreen.stories';

const { Queue } = composeStories(stories, {});
const inHand = (name: string) => page.getByRole('heading', { level: 2, name });

test('the queue is worked through by keys alone: approve, reject with the second usual reason, next', async () => {
  const onReject = vi.fn();
  await render(<Queue answers={upAuditAnswers(onReject)} />);
  await expect.element(inHand('Angel Villanueva')).toBeVisible();
  await expect.element(page.getByText('3 left')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(page.getByText('Angel Villanueva approved')).toBeVisible();
  await expect.element(inHand('Minh Ăn Gì')).toBeVisible();
  await expect.element(page.getByText('2 left · 1 decided')).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(inHand('Thu Trang Beauty')).toBeVisible();
  await userEvent.keyboard('r');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('2{Control>}{Enter}{/Control}');
  await expect.poll(() => onReject.mock.calls[0]?.[0]).toEqual({ id: '3', reason: 'Too few followers for this order' });
  await expect.element(inHand('Minh Ăn Gì')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(page.getByText('Nothing waits for review')).toBeVisible();
});

test('the keys are told, and letters typed into the search decide nothing', async () => {
  await render(<Queue answers={upAuditAnswers()} />);
  await expect.element(page.getByLabelText('Keyboard')).toBeVisible();
  await page.getByRole('searchbox').click();
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('searchbox')).toHaveValue('a');
  await expect.element(page.getByText('Angel Villanueva approved')).not.toBeInTheDocument();
});

test('1025008 a refusal is told and the creator stays in hand', async () => {
  await render(<Queue answers={[...upAuditAnswers(), answer(workOrderUpApi.approve, () => Promise.reject(new Refusal(1025008, 'The required number of creators is already approved.')))]} />);
  await expect.element(inHand('Angel Villanueva')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(page.getByText('The required number of creators is already approved.')).toBeVisible();
  await expect.element(inHand('Angel Villanueva')).toBeVisible();
});

test('a creator that is submitted again after a rejection comes back into the queue', async () => {
  const answers = upAuditAnswers();
  const one = waitingRows[0];
  let rows = one ? [one] : [];
  const listed = answer(workOrderUpApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: rows.length, rows }));
  const approve = answer(workOrderUpApi.approve, () => {
    rows = [];
    return null;
  });
  await render(<Queue answers={[...answers, listed, approve]} />);
  await expect.element(inHand('Angel Villanueva')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(page.getByText('Nothing waits for review')).toBeVisible();
  rows = one ? [{ ...one, round: 2 }] : [];
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect.element(inHand('Angel Villanueva')).toBeVisible();
});

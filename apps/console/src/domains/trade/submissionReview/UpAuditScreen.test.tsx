import { composeStories } from '@storybook/react-vite';
import { workOrderUpApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../../../kit/stage/answer';
import { SignedIn, somebodySignedIn } from '../../../kit/stage/SignedIn';
import { upAuditAnswers, waitingRows, weighed } from './upAudit.fixture';
import { UpAuditScreen } from './UpAuditScreen';
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

test('what waits too long is looked for among the waiting ones, and the address keeps it', async () => {
  const asked: unknown[] = [];
  const queue = answer(workOrderUpApi.page, (input) => {
    const { due, personId } = input as Record<string, unknown>;
    asked.push({ due, personId });
    return { pageNo: 1, pageSize: 50, totalPage: 0, totalRows: 0, rows: [] };
  });
  await render(<Queue answers={[...upAuditAnswers(), queue]} path="/?personId=7" />);
  await expect.poll(() => asked.at(-1)).toEqual({ personId: '7' });
  await page.getByRole('button', { name: 'Overdue' }).click();
  await expect.poll(() => asked.at(-1)).toEqual({ due: 'overdue', personId: '7' });
  await expect.element(page.getByRole('button', { name: 'Overdue' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('Nothing here matches')).toBeVisible();
});

test.each([
  ['somebody of the agency', ['upAudit.query', 'upAudit.audit'], 1],
  ['a merchant, whose all of them are,', ['upAudit.query', 'upAudit.audit', 'shopAuth.submit'], 0],
])('%s is offered the own ones: %s', async (_who, grants, offered) => {
  const signedIn = () => (
    <SignedIn>
      <UpAuditScreen />
    </SignedIn>
  );
  await render(<Queue screen={signedIn} grants={grants} answers={[somebodySignedIn, ...upAuditAnswers()]} />);
  await expect.element(page.getByRole('button', { name: 'Overdue' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Mine' }).elements()).toHaveLength(offered);
});

test('what the order asks for stands beside what the creator brings', async () => {
  await render(<Queue />);
  const asked = page.getByRole('region', { name: 'What the order asks for' });
  for (const words of [/1.500.000/, /2 places left of 5/, /Mothers of school children/])
    await expect.element(asked.getByText(words)).toBeVisible();
  const brings = page.getByRole('region', { name: 'What the creator brings' });
  for (const words of [/^41[.,]2/, /182.500.000/, /from .*1.200.000/, /62.*women · 18-24: 40/])
    await expect.element(brings.getByText(words)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /Lunch box for three kids/ }))
    .toHaveAttribute('href', expect.stringContaining('/video/7300000000000000001'));
});

test('a merchant reads no price and no home page', async () => {
  const rows = waitingRows.map((row) => ({ ...row, bd: null }));
  const listed = answer(workOrderUpApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: rows.length, rows }));
  const masked = answer(workOrderUpApi.detail, () => ({
    ...weighed,
    works: [],
    up: { ...weighed.up, minPrice: null, homePageLink: null },
  }));
  await render(<Queue answers={[...upAuditAnswers(), listed, masked]} />);
  await expect.element(page.getByText('No work with your products yet')).toBeVisible();
  for (const word of ['Price', 'Home page', 'Submitted by'])
    await expect.element(page.getByText(word, { exact: true })).not.toBeInTheDocument();
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
  await render(
    <Queue
      answers={[
        ...upAuditAnswers(),
        answer(workOrderUpApi.approve, () => Promise.reject(new Refusal(1025008, 'The required number of creators is already approved.'))),
      ]}
    />,
  );
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

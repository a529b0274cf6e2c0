import { composeStories } from '@storybook/react-vite';
import { pictureApi, workOrderUpApi } from '@backlot/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('a usual reason is chosen with one press or its number, own words stand beside it, and the rejection can be taken back', async () => {
  const onReject = vi.fn();
  await render(<Queue answers={upAuditAnswers(onReject)} />);
  await expect.element(inHand('Angel Villanueva')).toBeVisible();
  const chip = page.getByRole('group', { name: 'Usual reasons' }).getByRole('button', { name: /Too few followers/ });
  await userEvent.keyboard('2');
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('r');
  await expect.element(inHand('Minh Ăn Gì')).toBeVisible();
  await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('u');
  await expect.element(inHand('Angel Villanueva')).toBeVisible();
  expect(onReject).not.toHaveBeenCalled();
  // What was picked is still there.
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('textbox', { name: 'In own words' }).fill('come back at 50K');
  await userEvent.keyboard('{Enter}');
  await expect.element(inHand('Minh Ăn Gì')).toBeVisible();
  await userEvent.click(page.getByRole('group', { name: 'Usual reasons' }).getByRole('button', { name: /Interaction is too low/ }));
  await userEvent.click(page.getByRole('button', { name: 'Reject', exact: true }));
  // The next decision sends the one before.
  await expect
    .poll(() => onReject.mock.calls.map(([input]) => input))
    .toEqual([{ id: '1', reason: 'Too few followers for this order; come back at 50K' }]);
});

test('who may not decide on a row reads who does', async () => {
  const rows = waitingRows.map((row) => ({ ...row, can: [] }));
  const listed = answer(workOrderUpApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: rows.length, rows }));
  const looking = await render(<Queue answers={[...upAuditAnswers(), listed]} grants={['upAudit.query']} />);
  await expect.element(page.getByText('An administrator decides on this one.')).toBeVisible();
  await looking.unmount();
  // An administrator, before an own one.
  await render(<Queue answers={[...upAuditAnswers(), listed]} grants={['upAudit.query', 'upAudit.audit']} />);
  await expect.element(page.getByText('Somebody else decides on this one.')).toBeVisible();
});

test('a picture of each creator stands in the queue, initials where there is none', async () => {
  const asked: string[] = [];
  const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAAC';
  const pictures = answer(pictureApi.of, ({ ids }) => (asked.push(...ids), [{ id: '70', picture }]));
  await render(<Queue answers={[...upAuditAnswers(), pictures]} />);
  const queue = page.getByRole('list', { name: 'Queue' });
  await expect.element(queue.getByRole('button', { name: /Minh Ăn Gì/ })).toBeVisible();
  await expect.poll(() => asked.toSorted()).toEqual(['70', '71', '72']);
  await expect.poll(() => [...queue.element().querySelectorAll('img')].map(({ src }) => src)).toEqual([picture]);
});

test('an approval can be taken back until the next decision; then it is sent, once', async () => {
  const onApprove = vi.fn();
  const approve = answer(workOrderUpApi.approve, ({ id }) => (onApprove(id), null));
  await render(<Queue answers={[...upAuditAnswers(), approve]} />);
  await expect.element(inHand('Angel Villanueva')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(inHand('Minh Ăn Gì')).toBeVisible();
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect.element(inHand('Angel Villanueva')).toBeVisible();
  await expect.element(page.getByText('3 left')).toBeVisible();
  await userEvent.keyboard('nau');
  await expect.element(inHand('Minh Ăn Gì')).toBeVisible();
  expect(onApprove).not.toHaveBeenCalled();
  await userEvent.keyboard('a');
  await expect.element(inHand('Thu Trang Beauty')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.poll(() => onApprove.mock.calls).toEqual([['2']]);
});

test('leaving sends the held approval at once; without a sign after ten seconds', async () => {
  const onApprove = vi.fn();
  const approve = answer(workOrderUpApi.approve, ({ id }) => (onApprove(id), null));
  const screen = await render(<Queue answers={[...upAuditAnswers(), approve]} />);
  await expect.element(inHand('Angel Villanueva')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await userEvent.keyboard('a');
    await expect.element(inHand('Minh Ăn Gì')).toBeVisible();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(onApprove).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await expect.poll(() => onApprove.mock.calls).toEqual([['1']]);
  } finally {
    vi.useRealTimers();
  }
  await userEvent.keyboard('a');
  await expect.element(inHand('Thu Trang Beauty')).toBeVisible();
  await screen.unmount();
  // Long before its time would be up.
  await expect.poll(() => onApprove.mock.calls, { timeout: 3000 }).toEqual([['1'], ['2']]);
});

test('how long each waits stands in the queue, and how many there are in all; the search is in the address', async () => {
  const asked: unknown[] = [];
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const rows = waitingRows.map((row, at) => ({ ...row, submitTime: ago([80, 28, 3][at] ?? 0) }));
  const listed = answer(workOrderUpApi.page, ({ pageNo, pageSize, searchValue }) => {
    asked.push(searchValue);
    return { pageNo, pageSize, totalPage: 8, totalRows: 381, rows };
  });
  await render(<Queue answers={[...upAuditAnswers(), listed]} path="/?searchValue=vi" />);
  const queue = page.getByRole('list', { name: 'Queue' });
  for (const age of ['3 days', '28 h', '3 h']) await expect.element(queue.getByText(`waiting for ${age}`, { exact: true })).toBeVisible();
  await expect.element(page.getByText('1 of 381')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('vi');
  expect(asked[0]).toBe('vi');
  await page.getByRole('searchbox').fill('angel');
  await expect.poll(() => asked.at(-1)).toBe('angel');
});

test('on a phone the place in the queue stands in the head of the page and leaves the bar to the buttons', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 740);
  const listed = answer(workOrderUpApi.page, ({ pageNo, pageSize }) => ({
    pageNo,
    pageSize,
    totalPage: 8,
    totalRows: 381,
    rows: [...waitingRows],
  }));
  await render(<Queue answers={[...upAuditAnswers(), listed]} />);
  await expect.element(page.getByText('1 of 381')).toBeVisible();
  const head = page.getByText('1 of 381').element().getBoundingClientRect();
  const bar = page.getByRole('button', { name: 'Approve', exact: true }).element().getBoundingClientRect();
  expect(head.bottom).toBeLessThan(bar.top);
});

test('what is waved on past the first page is read on', async () => {
  const asked: number[] = [];
  const listed = answer(workOrderUpApi.page, ({ pageNo = 1, pageSize = 50 }) => {
    asked.push(pageNo);
    const rows = waitingRows.map((row, at) => ({
      ...row,
      id: String(pageNo * 10 + at),
      up: { id: row.up.id, name: `${row.up.name} ${pageNo}` },
    }));
    return { pageNo, pageSize, totalPage: 2, totalRows: 6, rows };
  });
  await render(<Queue answers={[...upAuditAnswers(), listed]} />);
  await expect.element(inHand('Angel Villanueva 1')).toBeVisible();
  await userEvent.keyboard('n');
  await expect.poll(() => asked).toContain(2);
  await expect.element(page.getByRole('list', { name: 'Queue' }).getByText('Thu Trang Beauty 2')).toBeInTheDocument();
  await userEvent.keyboard('nnn');
  await expect.element(inHand('Minh Ăn Gì 2')).toBeVisible();
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
  for (const word of ['Price', 'Channel page', 'Submitted by'])
    await expect.element(page.getByText(word, { exact: true })).not.toBeInTheDocument();
});

test('the keys are told, and letters typed into the search decide nothing', async () => {
  await render(<Queue answers={upAuditAnswers()} />);
  const approve = page.getByRole('button', { name: 'Approve' });
  await expect.element(approve).toHaveAttribute('aria-keyshortcuts', 'A');
  await expect.element(approve.getByText('A', { exact: true })).toBeVisible();
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
  window.dispatchEvent(new Event('pagehide'));
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
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => rows).toEqual([]);
  rows = one ? [{ ...one, round: 2 }] : [];
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect.element(inHand('Angel Villanueva')).toBeVisible();
});

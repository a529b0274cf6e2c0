import { composeStories } from '@storybook/react-vite';
import { queueApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themed } from '../../../kit/stage/themed.fixture';
import { actOn } from '../../../kit/stage/actOn';
import { answer } from '../../../kit/stage/answer';
import { job, queueAnswers } from './queue.fixture';
import * as stories from './QueueScreen.stories';

const { Queue, ReadOnly } = composeStories(stories, themed);
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

test('says of each job what it waits for, what it found or why it failed', async () => {
  await render(<Queue answers={queueAnswers()} />);
  await expect.element(rowOf('@ploy.review').getByText('next')).toBeVisible();
  await expect.element(rowOf('@rhea.ramos').getByText('connector paused')).toBeVisible();
  await expect.element(rowOf('@bea.reyes').getByText('41 read, 3 new, 6 changed')).toBeVisible();
  await expect.element(rowOf('@linh.review').getByText('The channel answered with a fault of its own.')).toBeVisible();
});

test('what belongs to no task says why it is read', async () => {
  const byHand = { ...job, id: '8', taskId: null, taskName: null, targetName: '@kim.tran', priority: 10 };
  const forLink = { ...byHand, id: '9', targetName: '@mai.le', priority: 0 };
  const rows = [byHand, forLink];
  const shown = answer(queueApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: 2, rows }));
  await render(<Queue answers={[...queueAnswers(), shown]} />);
  for (const [name, why] of [
    ['@kim.tran', 'Run now'],
    ['@mai.le', 'Before a link check'],
  ] as const) {
    await expect.element(rowOf(name)).toBeVisible();
    expect(rowOf(name).element().textContent).toContain(why);
  }
});

test('a failed job is tried again', async () => {
  const retried = vi.fn(({ ids }: { ids: string[] }) => ({ ok: ids, failed: [] }));
  await render(<Queue answers={[...queueAnswers(), answer(queueApi.retry, retried)]} />);
  await actOn(rowOf('@linh.review'), 'Retry');
  await expect.element(page.getByText('1 done')).toBeVisible();
  expect(retried.mock.calls[0]?.[0]).toEqual({ ids: ['4'] });
});

test('who only looks sees no connectors and starts nothing', async () => {
  await render(<ReadOnly answers={queueAnswers()} />);
  await expect.element(rowOf('@bea.reyes')).toBeVisible();
  expect(page.getByRole('list', { name: 'Connectors' }).query()).toBeNull();
  expect(page.getByRole('button', { name: 'Run now…' }).query()).toBeNull();
});

import { composeStories } from '@storybook/react-vite';
import { queueApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themed } from '../../../kit/stage/themed.fixture';
import { actOn } from '../../../kit/stage/actOn';
import { answer } from '../../../kit/stage/answer';
import { queueAnswers } from './queue.fixture';
import * as stories from './QueueScreen.stories';

const { Queue, ReadOnly } = composeStories(stories, themed);
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

test('says of each job what it waits for, what it found or why it failed', async () => {
  await render(<Queue answers={queueAnswers()} />);
  await expect.element(rowOf('@ploy.review').getByText('next')).toBeVisible();
  await expect.element(rowOf('@rhea.ramos').getByText('connector paused')).toBeVisible();
  await expect.element(rowOf('@bea.reyes').getByText('41 read, 3 new, 6 changed')).toBeVisible();
  await expect.element(rowOf('@linh.review').getByText(/No information obtained/)).toBeVisible();
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

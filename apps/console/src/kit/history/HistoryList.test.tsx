import type { HistoryRow } from '@backlot/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stage } from '../stage/Stage';
import { HistoryList } from './HistoryList';

const rows = (count: number): HistoryRow[] =>
  Array.from({ length: count }, (_, n) => ({
    id: String(n + 1),
    action: 'goods.edit',
    fromState: null,
    toState: null,
    actorName: `Person ${n + 1}`,
    reason: null,
    time: `2026-11-${String(n + 1).padStart(2, '0')} 08:00:00`,
  }));
const stage = (count: number) => <Stage screen={() => <HistoryList rows={rows(count)} />} answers={[]} />;

test('a long history shows its newest lines, and all of them when asked', async () => {
  await render(stage(12));
  await expect.element(page.getByText(/^Person 12,/)).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(8);
  await page.getByRole('button', { name: 'Show all 12' }).click();
  await expect.element(page.getByText(/^Person 1,/)).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(12);
});

test('a short one stands whole', async () => {
  await render(stage(10));
  await expect.element(page.getByText(/^Person 1,/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Show all/ })).not.toBeInTheDocument();
});

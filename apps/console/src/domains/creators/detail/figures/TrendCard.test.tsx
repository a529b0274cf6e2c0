import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { upApi } from '@backlot/contract';
import { answer } from '../../../../kit/stage/answer';
import * as stories from './TrendCard.stories';
import { themed } from '../../../../kit/stage/themed.fixture';
import { trendRows } from '../upDetail.fixture';

const { Followers, ForMerchants, Empty, Failed, Refused } = composeStories(stories, themed);

afterEach(() => {
  vi.useRealTimers();
});

test('the figures of 30 days stand in a table too, days without data as gaps', async () => {
  await render(<Followers />);
  await page.getByRole('button', { name: 'Table view' }).click();
  const table = page.getByRole('region', { name: 'Trend, people' });
  await expect.element(table.getByText('842,100')).toBeVisible();
  expect(table.getByRole('row').elements()).toHaveLength(31);
  expect(table.getByText('no data').elements()).toHaveLength(2);
});

test('the last day is today where the creator lives, at any hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:00:00Z') });
  const asked = vi.fn<(to: string) => void>();
  const trend = answer(upApi.trend, ({ to }) => {
    asked(to);
    return { ratiosOnly: false, rows: trendRows(to, 30) };
  });
  await render(<Followers answers={[trend]} />);
  await expect.poll(() => asked.mock.calls).toEqual([['2026-11-22']]);
});

test('another figure and period are asked for by day', async () => {
  const asked = vi.fn<(range: { from: string; to: string }) => void>();
  const trend = answer(upApi.trend, (input) => {
    asked(input);
    return { ratiosOnly: false, rows: trendRows(input.to, 90) };
  });
  await render(<Followers answers={[trend]} />);
  await page.getByRole('combobox', { name: 'Period' }).selectOptions('90 days');
  await expect.poll(() => asked.mock.calls.map(([{ from, to }]) => (Date.parse(to) - Date.parse(from)) / 86_400_000)).toEqual([29, 89]);
  await page.getByRole('combobox', { name: 'Figure' }).selectOptions('Interaction rate');
  await page.getByRole('button', { name: 'Table view' }).click();
  await expect.element(page.getByText('6.12%').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Figure' }).selectOptions('Sales');
  await expect.element(page.getByText(/THB, 30-day sum/)).toBeVisible();
  await expect.element(page.getByText(/1,284,900/).first()).toBeVisible();
});

test('a merchant has the interaction rate only', async () => {
  await render(<ForMerchants />);
  await expect.element(page.getByText(/Merchants see ratios only/)).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('combobox', { name: 'Figure' })
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Interaction rate']);
});

test('what is missing, broken or not allowed says so', async () => {
  const shown = await render(<Empty />);
  await expect.element(page.getByText('The figures of each day are kept from the next collection on.')).toBeVisible();
  await shown.unmount();
  const broken = await render(<Failed />);
  await expect.element(page.getByText('This creator is gone.')).toBeVisible();
  await broken.unmount();
  await render(<Refused />);
  await expect.element(page.getByText('You have no access to this')).toBeVisible();
  await expect.element(page.getByText(/upDetail\.get/)).not.toBeInTheDocument();
});

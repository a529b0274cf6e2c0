import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themed } from '../../../kit/stage/themed.fixture';
import * as stories from './HomeScreen.stories';

const { Busy, FiguresOnly, NothingWaits, OfAdministrator, OfBd, OfFinance, OfLeader, OfMerchant } = composeStories(stories, themed);

const top = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().top;

test('what waits comes first, each with its number and age, and leads to its list; figures come below', async () => {
  await render(<Busy />);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect.element(waiting.getByRole('link', { name: 'Creators to review' })).toHaveAttribute('href', '/workOrder/upAudit');
  await expect.element(waiting.getByText('12', { exact: true })).toBeVisible();
  const age = waiting.getByText(/^oldest: \d+ days ago$/);
  await expect.element(age).toBeVisible();
  // All of a cell leads there, its age too.
  const { x, y } = age.element().getBoundingClientRect();
  expect(document.elementFromPoint(x + 4, y + 4)?.closest('a')?.textContent).toBe('Creators to review');
  await expect.element(page.getByText('Online now')).toBeVisible();
  expect(waiting.element().getBoundingClientRect().bottom).toBeLessThan(top('Online now'));
});

test('who has no work to wait for sees figures with their money, and no list of tasks', async () => {
  await render(<FiguresOnly />);
  await expect.element(page.getByText('₱45,000.00')).toBeVisible();
  await expect.element(page.getByText('₫12,500,000')).toBeVisible();
  await expect.element(page.getByText('Waiting for you')).not.toBeInTheDocument();
  await expect.element(page.getByText(/nothing waits/)).not.toBeInTheDocument();
});

test('all done is said to those who have work', async () => {
  await render(<NothingWaits />);
  await expect.element(page.getByText('All done')).toBeVisible();
});

test('whoever leads sees how the team does below what waits, and every figure opens its rows', async () => {
  await render(<OfLeader />);
  const team = page.getByRole('region', { name: 'How the team does' });
  await expect.element(team.getByRole('button', { name: 'Show the rows behind Submitted' })).toBeVisible();
  await expect.element(team.getByRole('link', { name: 'Whole board' })).toHaveAttribute('href', '/board/leader');
  await expect.element(page.getByRole('link', { name: 'All rankings' })).toBeVisible();
  expect(top('Waiting for you')).toBeLessThan(team.element().getBoundingClientRect().top);
  expect(team.element().getBoundingClientRect().bottom).toBeLessThan(top('Online now'));
});

test('whoever manages orders sees which of them end, how many of their creators are live, and which samples are late', async () => {
  await render(<OfLeader />);
  const ending = page.getByRole('region', { name: 'Orders that end within a week' });
  await expect.element(ending.getByRole('link', { name: 'Commercial 1' })).toHaveAttribute('href', '/workOrder/commercial?due=ending');
  await expect.element(ending.getByRole('link', { name: 'Team leader 1' })).toHaveAttribute('href', '/workOrder/leader?due=ending');
  expect(ending.getByRole('listitem').all()).toHaveLength(2);
  await expect.element(ending.getByText(/^\d+ of \d+ live$/).first()).toBeVisible();
  const samples = page.getByRole('region', { name: 'Samples overdue or due' });
  await expect.element(samples.getByRole('link', { name: 'Overdue 1' })).toHaveAttribute('href', '/sample?due=overdue');
  await expect.element(samples.getByRole('link', { name: 'Soon 2' })).toHaveAttribute('href', '/sample?due=soon');
  expect(
    samples
      .getByRole('listitem')
      .all()
      .map((row) => row.element().textContent),
  ).toEqual([
    expect.stringMatching(/^Minh Ăn Gì.*Content due \d+ days? ago$/),
    expect.stringMatching(/^Bea Reyes.*Review due/),
    expect.stringMatching(/^Rhea Ramos.*Shipping due/),
  ]);
});

test('whoever leads sees the five BDs who sold most, each leading to the own board, and the weakest step in words', async () => {
  await render(<OfLeader />);
  const best = page.getByRole('region', { name: 'Top 5 BDs, GMV' });
  await expect.element(best.getByRole('link', { name: 'Kristine Mendoza' })).toHaveAttribute('href', '/board/bd?bdId=51&range=30');
  expect(best.getByRole('listitem').all()).toHaveLength(5);
  await expect.element(best.getByText('15 of 20 approved').first()).toBeVisible();
  await expect.element(best.getByText('1 more BD')).toBeVisible();
  await expect.element(page.getByText(/^Weakest step: Approved, 75\.6% of the step before\.$/)).toBeVisible();
  await expect.element(page.getByText('Most frequent reason of rejection: The audience does not fit the product, 6 of 10.')).toBeVisible();
});

test('whoever may add orders and not list them is asked for nothing', async () => {
  await render(<OfLeader grants={['leaderBoard.query', 'bdBoard.query', 'workOrderCom.add', 'sample.query']} />);
  await expect.element(page.getByRole('region', { name: 'How the team does' })).toBeVisible();
  expect(page.getByRole('region', { name: 'Orders that end within a week' }).query()).toBeNull();
});

test('a BD sees the own target and money; who may see neither sees nothing of it', async () => {
  const { unmount } = await render(<OfBd />);
  const own = page.getByRole('region', { name: 'How I do' });
  await expect.element(own.getByRole('region', { name: 'November target' })).toBeVisible();
  await expect.element(own.getByRole('region', { name: 'Commission' })).toBeVisible();
  await unmount();
  await render(<Busy />);
  await expect.element(page.getByText('Online now')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Whole board' })).not.toBeInTheDocument();
});

test('each role sees how its own work goes, and every figure opens its rows', async () => {
  const first = await render(<OfAdministrator />);
  await expect
    .element(page.getByRole('link', { name: /: Show the rows behind GMV, Vietnam$/ }))
    .toHaveAttribute('href', '/order?country=VN');
  await first.unmount();
  const second = await render(<OfMerchant />);
  await expect.element(page.getByText('₱184,210.50')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Show the rows behind New videos with my goods' }))
    .toHaveAttribute('href', '/shopWorks?days=30');
  await second.unmount();
  await render(<OfFinance />);
  await expect.element(page.getByText('₱84,120.00')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Show the rows behind Currencies whose books are even' })).toBeVisible();
});

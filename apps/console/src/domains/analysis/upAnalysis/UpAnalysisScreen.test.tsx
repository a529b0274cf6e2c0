import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themed } from '../../../kit/stage/themed.fixture';
import { analysisAnswers } from './upAnalysis.fixture';
import * as stories from './UpAnalysisScreen.stories';

const { Analysed, Today, Compared, Unknown, NothingChosen, Failed, NoPermission } = composeStories(stories, themed);

test('the head says what took points, the tiles what changed', async () => {
  await render(<Analysed />);
  await expect.element(page.getByText('−20 · interaction low for its tier')).toBeVisible();
  await expect.element(page.getByText('since 2026-11-03, before that 3')).toBeVisible();
  await expect.element(page.getByText(/^₱912,480\.00/).first()).toBeVisible();
  await expect.element(page.getByText('▼ 5.4%')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Rows: Show the orders behind the sales' }))
    .toHaveAttribute(
      'href',
      '/order?upId=61&country=PH&orderStatus=1&orderStatus=2&orderStatus=4&localBeginDay=2026-10-24&localEndDay=2026-11-22',
    );
});

test('a gap is said in words and read with the keys, and another figure is drawn', async () => {
  await render(<Analysed />);
  await expect.element(page.getByText(/no data: 11-05 – 11-06/).first()).toBeVisible();
  const chart = page.getByRole('group', { name: /^Followers/ });
  await expect.element(chart).toBeVisible();
  (chart.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}' + '{ArrowRight}'.repeat(12));
  await expect.element(page.getByText(/11-05: Followers no data/)).toBeVisible();
  await page.getByRole('button', { name: 'Sales', exact: true }).click();
  await expect.element(page.getByRole('group', { name: /^Sales/ })).toBeVisible();
});

test('works are searched, sorted and narrowed by the server, and open', async () => {
  const onWorks = vi.fn();
  await render(<Analysed answers={analysisAnswers({ onWorks })} />);
  await expect.element(page.getByRole('link', { name: /Which daily sunscreen/ })).toHaveAttribute('href', '/videoDetailed?id=7101');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('gained24');
  await page.getByRole('button', { name: 'With products' }).click();
  await page.getByRole('searchbox', { name: 'Search titles and hashtags' }).fill('linen');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onWorks.mock.lastCall?.[0]).toMatchObject({ sortField: 'gained24', isCommerce: 1, searchValue: 'linen' });
  await expect.element(page.getByText('1 posted in the period')).toBeVisible();
});

test('each part of the followers names its source; the table has the hours', async () => {
  await render(<Analysed />);
  await expect.element(page.getByText('Vendor · medium confidence')).toBeVisible();
  await expect.element(page.getByText('Estimated · low confidence')).toBeVisible();
  await expect.element(page.getByText('Busiest 20:00 – 22:00')).toBeVisible();
  await expect.element(page.getByText(/from 1,318 commenters/)).toBeVisible();
  await page.getByRole('region', { name: 'Follower profile' }).getByRole('button', { name: 'Table' }).click();
  await expect.element(page.getByText('21:00', { exact: true })).toBeVisible();
});

test('creators stand side by side, and leave again', async () => {
  await render(<Compared />);
  const table = page.getByRole('region', { name: 'Compare' }).getByRole('table');
  await expect.element(table.getByRole('columnheader', { name: /Mark Ramos/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Mark Ramos from the comparison' }).click();
  await expect.poll(() => table.getByRole('columnheader', { name: /Mark Ramos/ }).query()).toBeNull();
  await expect.element(table.getByRole('columnheader', { name: /Rhea Cruz/ })).toBeVisible();
});

test('today is drawn by the hour', async () => {
  await render(<Today />);
  await expect.element(page.getByText(/so far, compared with the day before/)).toBeVisible();
  await expect.element(page.getByText('Followers are counted by the day.')).toBeVisible();
});

test('nothing known, nothing chosen, a failure and no permission each say so', async () => {
  const unknown = await render(<Unknown />);
  for (const words of ['Not estimated yet', 'Nobody told who follows', 'No works here'])
    await expect.element(page.getByText(words)).toBeVisible();
  await unknown.unmount();
  const nothing = await render(<NothingChosen />);
  await expect.element(page.getByText('Choose a creator to look at')).toBeVisible();
  await nothing.unmount();
  const failed = await render(<Failed />);
  await expect.element(page.getByText('The figures could not be loaded')).toBeVisible();
  await failed.unmount();
  await render(<NoPermission />);
  await expect.element(page.getByText('You have no access to this')).toBeVisible();
});

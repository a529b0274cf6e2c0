import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themed } from '../../../kit/stage/themed.fixture';
import { boardAnswers } from './board.fixture';
import * as stories from './boards.stories';

const { Bd, OfBd, Team, Quiet, NoTeams, NoPermission } = composeStories(stories, themed);

test('the target says how far it is, where even pace would be, and that it is going to fall short', async () => {
  await render(<Bd />);
  const card = page.getByRole('region', { name: 'November target' });
  await expect.element(card.getByText('₱1,091,974.70')).toBeVisible();
  await expect.element(card.getByText('72.8%')).toBeVisible();
  await expect.element(card.getByText('even pace 73.3%')).toBeVisible();
  await expect.element(card.getByText('₱408,025.30 to go')).toBeVisible();
  await expect.element(card.getByText('Forecast ₱1,446,947.00, 3.5% short')).toBeVisible();
});

test('the rows behind a figure end in a sum that equals it, and another figure shows its own', async () => {
  await render(<Bd />);
  const rows = page.getByRole('region', { name: /Rows behind GMV/ });
  await expect.element(rows.getByRole('row', { name: /Sum.*equals the figure above.*₱1,486,220\.40/ })).toBeVisible();
  await expect
    .element(rows.getByRole('link', { name: '604: order lines of Payday · Linen sets Velora' }))
    .toHaveAttribute(
      'href',
      '/order?bdId=51&country=PH&attributed=yes&orderStatus=1&orderStatus=2&orderStatus=4&localBeginDay=2026-10-24&localEndDay=2026-11-22&workOrderId=72',
    );
  await page.getByRole('button', { name: 'Show the rows behind Submitted' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Rows behind Submitted 41' }).getByRole('row', { name: /Sum.*equals/ }))
    .toBeVisible();
});

test('another person keeps the days, and the chart is read with the keys', async () => {
  await render(<Bd path="/board/bd?range=90" />);
  await page.getByRole('button', { name: 'Paolo Santos' }).first().click();
  await expect.element(page.getByRole('button', { name: 'Paolo Santos' }).first()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');
  const chart = page.getByRole('group', { name: /GMV by day, ₱/ });
  await expect.element(chart).toBeVisible();
  (chart.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}' + '{ArrowRight}'.repeat(12));
  await expect.element(page.getByText(/11-05: GMV no data, Period before ₱/)).toBeVisible();
});

test('a target is saved under the version that was read, with its changes below', async () => {
  const onTarget = vi.fn();
  await render(<Bd answers={boardAnswers({ onTarget })} />);
  await page.getByRole('button', { name: 'Set target' }).click();
  const dialog = page.getByRole('dialog', { name: 'Targets' });
  await expect.element(dialog.getByText('₱1,400,000.00 → ₱1,500,000.00')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: /^Target/ }).fill('1600000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onTarget.mock.calls[0]?.[0]).toMatchObject({ bdId: '51', metric: 1, amount: '1600000.00', version: 2 });
});

test('the export is the figure that is shown, the way it is put together', async () => {
  const onExport = vi.fn();
  await render(<Bd answers={boardAnswers({ onExport })} path="/board/bd?figure=approved&by=creator" />);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => onExport.mock.calls[0]?.[0]).toMatchObject({ bdId: '51', figure: 'approved', by: 'creator', range: '30' });
});

test('a BD sees the own place and no colleague, and neither exports nor sets targets', async () => {
  await render(<OfBd />);
  await expect.element(page.getByText('of 6 in the team')).toBeVisible();
  expect(page.getByText('Paolo Santos').query()).toBeNull();
  for (const name of ['Export', 'Set target', 'Whole team']) expect(page.getByRole('button', { name }).query()).toBeNull();
});

test('the people of a team lead to their boards and add up to it', async () => {
  await render(<Team />);
  const people = page.getByRole('region', { name: 'BDs of the team' });
  await expect.element(people.getByRole('row', { name: /Sum.*equals the figure above.*₱2,699,125\.40/ })).toBeVisible();
  await expect.element(people.getByRole('link', { name: 'Paolo Santos' })).toHaveAttribute('href', '/board/bd?bdId=52&range=30');
});

test('days without sales, no team, and no permission each say so', async () => {
  const quiet = await render(<Quiet />);
  await expect.element(page.getByText('No rows in these days')).toBeVisible();
  await expect.element(page.getByText('No figures in this period')).toBeVisible();
  await quiet.unmount();
  const empty = await render(<NoTeams />);
  await expect.element(page.getByText('No team has BDs yet')).toBeVisible();
  await empty.unmount();
  await render(<NoPermission />);
  await expect.element(page.getByText('You have no access to this')).toBeVisible();
});

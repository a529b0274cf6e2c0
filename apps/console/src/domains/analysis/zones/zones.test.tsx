import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themed } from '../../../kit/stage/themed.fixture';
import { zoneAnswers } from './zones.fixture';
import * as stories from './zones.stories';

const { Zone, Picked, ReadOnly, Empty, OtherZone, Works, Behind } = composeStories(stories, themed);

test('figures say how they moved, and are read day by day with the keys; unknown days are gaps', async () => {
  await render(<Zone />);
  await expect.element(page.getByRole('heading', { name: 'Game community zone' })).toBeVisible();
  const chart = page.getByRole('group', { name: /Works per day, works/ });
  await expect.element(chart).toBeVisible();
  await expect.element(page.getByText('▲ 11%').first()).toBeVisible();
  (chart.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByText(/10-24: Works no data, Period before 7/)).toBeVisible();
});

test('what is followed opens the comments behind its figures, and its sum counts each work once', async () => {
  await render(<Zone />);
  const card = page.getByRole('region', { name: 'Followed here' });
  await expect.element(card.getByRole('row', { name: /Lantern Rush.*warning/ })).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'Comments of Lantern Rush: 3,210' }))
    .toHaveAttribute('href', '/commentList?webId=4&commentStatus=0&fromDay=2026-10-24&toDay=2026-11-22&favId=32');
  await expect.element(card.getByRole('row', { name: /All of them.*312.*18,406/ })).toBeVisible();
  await card.getByRole('button', { name: /Creators/ }).click();
  await expect.element(card.getByText('Arjun Nair')).toBeVisible();
  await card.getByRole('button', { name: /Keywords/ }).click();
  await expect.element(card.getByText('Nothing is followed here yet')).toBeVisible();
});

test('a warning says what is usual and leads to what it is about', async () => {
  await render(<Zone path="/zone/gameCommunity?kind=2" />);
  const warnings = page.getByRole('region', { name: 'Latest warnings' });
  await expect.element(warnings.getByText('usually 15%')).toBeVisible();
  await warnings.getByRole('button', { name: 'Lantern Rush: 28% negative' }).click();
  await expect.element(page.getByRole('row', { name: /Lantern Rush/ })).toHaveAttribute('aria-current', 'true');
});

test('the row that a notice led to stands out', async () => {
  await render(<Picked />);
  await expect.element(page.getByRole('row', { name: /Lantern Rush/ })).toHaveAttribute('aria-current', 'true');
});

test('something is followed, and let go after a question', async () => {
  const [onFollow, onUnfollow] = [vi.fn(), vi.fn()];
  await render(<Zone answers={zoneAnswers({ onFollow, onUnfollow })} />);
  await page.getByRole('button', { name: 'Follow…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Follow in this zone' });
  await expect.element(dialog.getByRole('button', { name: 'Follow', exact: true })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Game, creator or keyword' }).click();
  await page.getByRole('option', { name: /Kite & Blade/ }).click();
  await dialog.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect.poll(() => onFollow.mock.calls[0]?.[0]).toMatchObject({ webId: 4, kind: 1, objectId: '47' });
  await page.getByRole('button', { name: 'Unfollow Skyfall Harbor' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unfollow' }).click();
  await expect.poll(() => onUnfollow.mock.calls[0]?.[0]).toMatchObject({ favId: '30' });
});

test('who only reads neither follows nor exports; the code of another channel opens nothing', async () => {
  const shown = await render(<ReadOnly />);
  await expect.element(page.getByText('Skyfall Harbor').first()).toBeVisible();
  for (const name of ['Follow…', /Unfollow/]) expect(page.getByRole('button', { name }).query()).toBeNull();
  expect(page.getByRole('link', { name: /Comments of/ }).query()).toBeNull();
  await shown.unmount();
  await render(<OtherZone />);
  await expect.element(page.getByText('You have no access to this')).toBeVisible();
});

test('a channel without data says so in each card', async () => {
  await render(<Empty />);
  await expect.element(page.getByText('Nothing unusual')).toBeVisible();
  await expect.element(page.getByText(/No data of this channel yet/)).toBeVisible();
  await expect.element(page.getByText('Nothing in this period').first()).toBeVisible();
});

test('the works are exported as they are narrowed, and the narrowing can be left', async () => {
  const onExport = vi.fn();
  const shown = await render(<Works answers={zoneAnswers({ onExport })} />);
  await expect.element(page.getByText('1-3 of 3')).toBeVisible();
  await shown.unmount();
  await render(<Behind answers={zoneAnswers({ onExport })} />);
  await expect.element(page.getByText('1-1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => onExport.mock.calls[0]?.[0]).toMatchObject({ webId: 4, favId: '32' });
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.element(page.getByText('1-3 of 3')).toBeVisible();
});

import { composeStories } from '@storybook/react-vite';
import { goodsApi, liveApi, type LiveConflict, upApi } from '@backlot/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { answer } from '../../../kit/stage/answer';
import * as calendarStories from './calendar/LiveCalendarScreen.stories';
import * as detailStories from './detail/LiveDetailScreen.stories';
import { liveAnswers } from './lives.fixture';
import * as listStories from './LivesScreen.stories';

afterEach(() => page.viewport(1280, 800));

const { List, ReadOnly } = composeStories(listStories, {});
const { Week, EmptyWeek } = composeStories(calendarStories, {});
const { ResultsDue, Reported } = composeStories(detailStories, {});
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

test('the list shows lives at the hour of their country, and offers what is allowed', async () => {
  const onCall = vi.fn();
  await render(<List answers={liveAnswers(onCall)} />);
  await expect.element(row('Bea Reyes').getByText(/20:00 – 22:00/)).toBeVisible();
  await expect.element(row('Minh Ăn Gì').getByText(/19:00 – 21:00/)).toBeVisible();
  await expect.element(row('Bea Reyes').getByText('1 more')).toBeVisible();
  await actOn(row('Bea Reyes'), 'Cancel the live');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('She is ill.');
  await dialog.getByRole('button', { name: 'Cancel the live' }).click();
  await expect.poll(() => onCall.mock.calls).toEqual([['cancel', { id: '1', reason: 'She is ill.' }]]);
});

test('who only reads plans nothing and has no way into a live', async () => {
  await render(<ReadOnly />);
  await expect.element(row('Bea Reyes')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Plan a live' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /Payday/ })).not.toBeInTheDocument();
});

test('results are asked for when a live is over, and needed whole', async () => {
  const onCall = vi.fn();
  await render(<ResultsDue answers={liveAnswers(onCall)} />);
  await expect.element(page.getByText(/tell what came of it/)).toBeVisible();
  await page.getByRole('button', { name: 'Tell results' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Viewers', exact: true }).fill('12500');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Orders' })).toHaveFocus();
  await dialog.getByRole('textbox', { name: 'Orders' }).fill('214');
  await dialog.getByRole('textbox', { name: 'Sales' }).fill('85386.50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onCall.mock.calls.at(-1)).toEqual(['report', { id: '3', viewers: 12_500, orders: 214, gmv: '85386.50' }]);
});

test('the way of a live says who planned it and when it is on air; the step in force is called what the chip says', async () => {
  await render(<ResultsDue />);
  const way = page.getByRole('list', { name: 'Progress of the live' });
  await expect.element(way.getByText(/^Liza Santos, /)).toBeVisible();
  const current = () => way.element().querySelector('[aria-current=step]')?.textContent ?? '';
  await expect.poll(current).toMatch(/Results due/);
  await expect.element(page.getByText('Results due', { exact: true })).toBeVisible();
});

test('a reported live shows its figures with their time', async () => {
  await render(<Reported />);
  await expect.element(page.getByText('12,500')).toBeVisible();
  await expect.element(page.getByText(/As of/)).toBeVisible();
});

const taken: LiveConflict = {
  kind: 'creator',
  live: { id: '8', name: 'ZB261124PH00008' },
  up: { id: '71', name: 'Bea Reyes' },
  goods: [],
  beginTime: '2026-11-25 11:00:00',
  endTime: '2026-11-25 13:00:00',
};

test('a conflict of the creator is told before saving and stops it; one of a product is confirmed', async () => {
  const onCall = vi.fn();
  let conflicts: LiveConflict[] = [taken];
  const answers = [
    ...liveAnswers(onCall),
    answer(liveApi.conflicts, () => conflicts),
    answer(upApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 0, totalRows: 0, rows: [] })),
    answer(goodsApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 0, totalRows: 0, rows: [] })),
  ];
  await render(<List answers={answers} />);
  await actOn(row('Bea Reyes'), 'Change');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/Bea Reyes is on air then: ZB261124PH00008, 2026-11-25 19:00 – 21:00/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  conflicts = [{ ...taken, kind: 'goods', live: null, up: null, goods: [{ id: '41', name: 'SPF 50+ daily, 50 ml' }] }];
  await dialog.getByLabelText(/Begins/).fill('2026-11-26T20:00');
  await dialog.getByLabelText(/Ends/).fill('2026-11-26T22:00');
  await expect.element(dialog.getByText(/a live of another BD/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Keep both' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => onCall.mock.calls.at(-1))
    .toEqual([
      'edit',
      expect.objectContaining({ id: '1', beginTime: '2026-11-26 12:00:00', endTime: '2026-11-26 14:00:00', isConfirmed: true }),
    ]);
});

test('the week has each live on its day, and is walked by keys', async () => {
  const onCall = vi.fn();
  await render(<Week answers={liveAnswers(onCall)} />);
  const monday = page.getByRole('region', { name: /2026-11-23/ });
  await expect.element(monday.getByRole('link', { name: /Rhea Ramos/ })).toBeVisible();
  await expect.element(page.getByRole('region', { name: /2026-11-25/ }).getByRole('link', { name: /Bea Reyes/ })).toBeVisible();
  (monday.getByRole('link', { name: /Rhea Ramos/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(monday.getByRole('link', { name: /Angel Mendoza/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('link', { name: /Kristine Cruz/ })).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => onCall.mock.calls.at(-1)).toEqual(['week', { from: '2026-11-30', country: undefined }]);
  await expect.element(page.getByRole('status').getByText('Week of 2026-11-30 to 2026-12-06')).toBeVisible();
});

test('an empty week says so, and offers to plan', async () => {
  await render(<EmptyWeek />);
  await expect.element(page.getByText('No live broadcasts this week')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Plan a live' })).toBeVisible();
});

test('on a phone the list is cards and the week an agenda, without sideways scrolling', async () => {
  await page.viewport(360, 780);
  const { unmount } = await render(<List />);
  await expect.element(page.getByText('Bea Reyes').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await unmount();
  await render(<Week />);
  await expect.element(page.getByRole('link', { name: /Rhea Ramos/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

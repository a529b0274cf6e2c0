import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themed } from '../../../kit/stage/themed.fixture';
import { workAnswers } from '../parts/works/works.fixture';
import { curveData } from './curveData';
import { detail } from '../parts/works/works.fixture';
import * as stories from './VideoDetailedScreen.stories';

const { Seen, FromNotice, ForMerchant, NoPermission } = composeStories(stories, themed);

test("a work stands beside what is usual for its creator, and leads to comments, goods and the creator's analysis", async () => {
  await render(<Seen />);
  await expect.element(page.getByText("creator's median 19.8K")).toBeVisible();
  await expect.element(page.getByRole('group', { name: /^Since posting/ })).toBeVisible();
  await expect.element(page.getByText('Positive 55% (22)')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Bea Reyes' })).toHaveAttribute('href', '/upAnalysis?upId=61');
  await expect.element(page.getByRole('link', { name: '#sunscreen' })).toHaveAttribute('href', '/workInfo?hashtag=sunscreen');
  await expect.element(page.getByRole('link', { name: 'Sun milk SPF50+' })).toHaveAttribute('href', '/goodsDetail?id=31');
});

test('what the channel counts stands apart from own orders, with its days, its source and its moment', async () => {
  await render(<Seen />);
  const card = page.getByRole('region', { name: 'Sold, as the channel counts' });
  await expect.element(card.getByText(/, Manila Glow$/)).toBeVisible();
  await expect.element(card.getByText('₱12,768.00')).toBeVisible();
  await expect.element(card.getByText(/^2026-10-21 – 2026-11-19, data as of 2026-11-20/)).toBeVisible();
});

test('a work joins a collection that is there, or a new one', async () => {
  const onCall = vi.fn();
  await render(<FromNotice answers={workAnswers({ onCall, collections: [] })} />);
  await page.getByRole('button', { name: 'Add to a collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add 1 work to a collection' });
  await dialog.getByRole('textbox', { name: /Name/ }).fill('Mine');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect
    .poll(() => onCall.mock.calls.filter(([name]) => name !== 'page'))
    .toEqual([
      ['add', { name: 'Mine' }],
      ['addWorks', { id: '9', workIds: ['7101'] }],
    ]);
});

test('a merchant stays in the own application and is told what is known', async () => {
  await render(<ForMerchant />);
  await expect.element(page.getByText('Not shown any more')).toBeVisible();
  await expect.element(page.getByText('No comments were collected')).toBeVisible();
  expect(page.getByRole('link', { name: 'Bea Reyes' }).query()).toBeNull();
});

test('without the permission nothing is asked', async () => {
  await render(<NoPermission />);
  await expect.element(page.getByText('You have no access to this')).toBeVisible();
});

test('ages that nobody knows at the end are left out, and a work without others has no dashed line', () => {
  const words = { work: 'Work', median: 'Median', age: (hours: number) => `${hours} h` };
  const { labels, series } = curveData(detail.curve, words);
  expect([labels.at(-1), series.map(({ id }) => id)]).toEqual(['240 h', ['work', 'median']]);
  expect(
    curveData(
      detail.curve.map((point) => ({ ...point, median: null })),
      words,
    ).series,
  ).toHaveLength(1);
});

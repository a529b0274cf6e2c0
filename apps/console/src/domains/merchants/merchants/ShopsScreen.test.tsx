import { composeStories } from '@storybook/react-vite';
import { shopApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { shopAnswers } from '../parts/shops.fixture';
import { answer } from '../../../kit/stage/answer';
import * as stories from './ShopsScreen.stories';

const { List, UnderReview, Certified, OfItsCreators, Refused } = composeStories(stories, {});
const dialog = page.getByRole('alertdialog');

test('merchants under review lead to their papers', async () => {
  await render(<List answers={shopAnswers()} />);
  await expect.element(page.getByRole('link', { name: 'Isla Suncare' })).toHaveAttribute('href', '/shopDetail?id=1');
  await expect.element(page.getByRole('button', { name: 'Review' })).toBeVisible();
});

test('papers pass by keyboard, for the round that was read', async () => {
  const passed = vi.fn();
  const pass = answer(shopApi.pass, (input) => {
    passed(input);
    return null;
  });
  await render(<UnderReview answers={[...shopAnswers(), pass]} />);
  await expect.element(page.getByRole('article', { name: 'Round 2' })).toBeVisible();
  await userEvent.keyboard('p');
  await dialog.getByRole('button', { name: 'Pass' }).click();
  await expect.poll(() => passed.mock.calls).toEqual([[{ id: '1', round: 2 }]]);
});

test('a rejection needs a reason of five characters', async () => {
  const rejected = vi.fn();
  const reject = answer(shopApi.reject, (input) => {
    rejected(input);
    return null;
  });
  await render(<UnderReview answers={[...shopAnswers(), reject]} />);
  await page.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByRole('textbox').fill('no');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  expect(rejected).not.toHaveBeenCalled();
  await dialog.getByRole('textbox').fill('The licence cannot be read.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect.poll(() => rejected.mock.calls).toEqual([[{ id: '1', round: 2, reason: 'The licence cannot be read.' }]]);
});

test('revoking with open orders asks a second time', async () => {
  await render(<Certified answers={shopAnswers()} />);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByRole('textbox').fill('The licence has expired.');
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Revoke all the same' }).click();
  await expect.element(page.getByText('Certification of Saigon Tea House revoked')).toBeVisible();
});

test('the page of its creators begins with them, and says what each sold', async () => {
  await render(<OfItsCreators answers={shopAnswers()} />);
  const creators = page.getByRole('list', { name: 'Creators' });
  await expect.element(creators.getByText('₱128,400.50 · 214 orders')).toBeVisible();
  const first = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .or(page.getByRole('heading', { level: 2 }))
    .all();
  expect(first.map((heading) => heading.element().textContent).find((text) => text === 'Creators' || text?.startsWith('Round'))).toBe(
    'Creators',
  );
});

test('a record one may not open still names the browser tab', async () => {
  await render(<Refused />);
  await expect.poll(() => document.title).toBe('Merchant · Backlot');
});

import { composeStories } from '@storybook/react-vite';
import { shopAuthApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ownShopAfter, ownShopAnswers } from '../parts/shops.fixture';
import { answer } from '../../../kit/stage/answer';
import { keepDrafts } from '../../../kit/stage/keepDrafts';
import { ShopAuthScreen } from './ShopAuthScreen';
import * as stories from './ShopAuthScreen.stories';

const { NotSubmitted, InReview, RejectedDark, NoMerchant } = composeStories(stories, {});

test('papers that are incomplete are not sent; what is missing stands at its field', async () => {
  const sent = vi.fn();
  const submit = answer(shopAuthApi.submit, (papers) => {
    sent(papers);
    return { id: '1' };
  });
  await render(<NotSubmitted answers={[...ownShopAnswers(0), submit]} />);
  await page.getByRole('radio', { name: 'Enterprise' }).click();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect.element(page.getByText('Tick this to submit')).toBeVisible();
  expect(page.getByText('Required', { exact: true }).elements().length).toBeGreaterThanOrEqual(4);
  expect(sent).not.toHaveBeenCalled();
});

test('papers in review can be withdrawn', async () => {
  const withdrawn = vi.fn();
  const withdraw = answer(shopAuthApi.withdraw, () => {
    withdrawn();
    return null;
  });
  await render(<InReview answers={[...ownShopAnswers(1), withdraw]} />);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByText('Papers withdrawn')).toBeVisible();
  expect(withdrawn).toHaveBeenCalledOnce();
});

test('profile and papers stand there once each, also where the version is the number of rounds', async () => {
  let changes = 1;
  const mine = answer(shopAuthApi.mine, () => ownShopAfter(changes));
  const withdraw = answer(shopAuthApi.withdraw, () => {
    changes = 2;
    return null;
  });
  await render(<InReview answers={[mine, withdraw]} />);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByText('Papers withdrawn')).toBeVisible();
  await expect.poll(() => page.getByRole('article').elements().length).toBe(2);
  expect(page.getByRole('region', { name: 'Profile' }).elements()).toHaveLength(1);
});

test('a rejection shows its reason and offers to submit again', async () => {
  await render(<RejectedDark answers={ownShopAnswers(3)} />);
  await expect.element(page.getByText('The licence cannot be read.').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Submit for review' })).toBeVisible();
});

test('an account without a merchant is told so, with nothing to try again', async () => {
  await render(<NoMerchant />);
  await expect.element(page.getByText('This account belongs to no merchant')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a half-typed profile and papers are there again after another page; the identity number and what others saved meanwhile are not undone', async () => {
  const { drafts, screen } = keepDrafts('shop', () => <ShopAuthScreen />);
  const introduction = page.getByRole('textbox', { name: 'Introduction' });
  const real = page.getByRole('textbox', { name: 'Real name' });
  const number = page.getByRole('textbox', { name: 'ID number' });
  const first = await render(<NotSubmitted screen={screen} answers={ownShopAnswers(0)} />);
  await introduction.fill('Sunscreen since 1998');
  await real.fill('Tan Mei');
  await number.fill('S1234567D');
  await first.unmount();
  expect(JSON.stringify(drafts.read('', 'papers'))).not.toContain('S1234567D');
  expect(drafts.read('', 'profile')).toEqual({ introduce: 'Sunscreen since 1998' });
  await render(<NotSubmitted screen={screen} answers={ownShopAnswers(0)} />);
  await expect.element(introduction).toHaveValue('Sunscreen since 1998');
  await expect.element(real).toHaveValue('Tan Mei');
  await expect.element(number).toHaveValue('');
});

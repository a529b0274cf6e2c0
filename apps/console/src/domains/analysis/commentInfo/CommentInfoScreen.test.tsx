import { composeStories } from '@storybook/react-vite';
import { commentApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../kit/stage/answer';
import { cloudOf, infoAnswers } from './commentInfo.fixture';
import { themed } from '../../../kit/stage/themed.fixture';
import * as stories from './CommentInfoScreen.stories';

const { Analysis, FromANotice, NothingSaid, Merchant, NotAllowed, Failed } = composeStories(stories, themed);
const word = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, \\d+ comments?$`) });

test('says what needs a look, what is usual, and by which method the rest is estimated', async () => {
  await render(<Analysis answers={infoAnswers()} />);
  await expect.element(page.getByText('23 comments need a look since yesterday.')).toBeVisible();
  await expect
    .element(page.getByText(/“fake” in 14, usually 2 a day; “refund” in 6, usually 1.4 a day; 3 comments by blacklist fans/))
    .toBeVisible();
  await expect.element(page.getByText(/Estimate: Backlot comment words 1, at least 75 % agreement/)).toBeVisible();
  await expect.element(page.getByText('first 5 of 96 in the period')).toBeVisible();
});

test('a word of the cloud filters the comments, and the same word takes the filter away', async () => {
  await render(<Analysis answers={infoAnswers()} />);
  await word('peke').click();
  await expect.element(page.getByText('Word peke')).toBeVisible();
  await expect.element(page.getByText('peke', { exact: true }).nth(1)).toBeVisible();
  await expect.element(word('peke')).toHaveAttribute('aria-pressed', 'true');
  await word('peke').click();
  await expect.element(page.getByText('Word peke')).not.toBeInTheDocument();
});

test('the cloud changes every five seconds and stands still under the pointer', async () => {
  let asked = 0;
  const moving = answer(commentApi.cloud, () => cloudOf((asked += 1) === 1 ? 'sulit' : 'ganda'));
  const sizeOf = (name: string) => Number.parseInt(getComputedStyle(word(name).element()).fontSize);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await render(<Analysis answers={[...infoAnswers(), moving]} />);
    await expect.element(word('sulit')).toBeVisible();
    expect(sizeOf('sulit')).toBeGreaterThan(sizeOf('ganda'));
    await userEvent.hover(word('sulit'));
    await expect.element(page.getByText('Holding still')).toBeVisible();
    await vi.advanceTimersByTimeAsync(11_000);
    expect([asked, sizeOf('sulit') > sizeOf('ganda')]).toEqual([1, true]);
    await userEvent.unhover(word('sulit'));
    await expect.element(page.getByText('Holding still')).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(5000);
    await expect.poll(() => sizeOf('ganda') > sizeOf('sulit'), { timeout: 2000 }).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test('C-49: words of the cloud are text, whatever they look like', async () => {
  const name = '<img src=x onerror=alert(1)>';
  await render(<Analysis answers={[...infoAnswers(), answer(commentApi.cloud, () => cloudOf(name))]} />);
  await expect.element(page.getByRole('button', { name: `${name}, 240 comments` })).toBeVisible();
  expect(document.querySelectorAll('img[src="x"]')).toHaveLength(0);
});

test('a notice lands on its comment', async () => {
  await render(<FromANotice answers={infoAnswers()} />);
  const drawer = page.getByRole('dialog');
  await expect.element(drawer.getByText('lowkey.reseller')).toBeVisible();
  await expect.element(drawer.getByText('Blacklist fan, level 2, 6 hits')).toBeVisible();
});

test('a period without comments, a failure and a missing permission say what to do', async () => {
  const first = await render(<NothingSaid />);
  await expect.element(page.getByText('No words in this period')).toBeVisible();
  await expect.element(page.getByText('No comments fit')).toBeVisible();
  await first.unmount();
  const second = await render(<Failed />);
  await expect.element(page.getByRole('button', { name: /again/i })).toBeVisible();
  await second.unmount();
  await render(<NotAllowed />);
  await expect.element(page.getByText('You have no access to this')).toBeVisible();
});

test('a merchant has no list of everything', async () => {
  await render(<Merchant answers={infoAnswers()} />);
  await expect.element(page.getByText('first 5 of 96 in the period')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'All comments' })).not.toBeInTheDocument();
});

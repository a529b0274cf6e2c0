import { composeStories } from '@storybook/react-vite';
import { bookApi } from '@backlot/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../../../kit/stage/answer';
import { bookAnswers } from './books.fixture';
import * as stories from './BooksScreen.stories';

const { Balanced } = composeStories(stories, {});

test('each currency stands with its accounts, on the side of their balance', async () => {
  await render(<Balanced />);
  const peso = page.getByRole('table', { name: /PHP/ });
  await expect.element(peso.getByText('balanced')).toBeVisible();
  const cells = (account: string) =>
    [
      ...peso
        .getByRole('row', { name: new RegExp(`^${account}`) })
        .element()
        .querySelectorAll('td'),
    ].map((td) => td.textContent);
  await expect.poll(() => cells('Due to BDs')).toEqual(['', '2,622.89']);
  expect(cells('Agency margin')).toEqual(['26,206.42', '']);
});

test('books that do not balance are told, as is what cannot be loaded', async () => {
  const screen = await render(<Balanced answers={bookAnswers('0.01')} />);
  await expect.element(page.getByText('off by 0.01')).toBeVisible();
  await screen.unmount();
  const away = answer(bookApi.trialBalance, () => {
    throw new Refusal(1016006, 'The service is not available right now.');
  });
  await render(<Balanced answers={[...bookAnswers(), away]} />);
  await expect.element(page.getByText('The trial balance could not be loaded')).toBeVisible();
});

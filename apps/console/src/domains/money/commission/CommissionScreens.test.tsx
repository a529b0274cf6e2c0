import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './CommissionScreens.stories';

const { Bd } = composeStories(stories, {});

test('an estimate says that it is one, a locked month leads to its statement', async () => {
  await render(<Bd />);
  const estimated = page.getByRole('row', { name: /November 2026/ });
  await expect.element(estimated.getByText('Estimate')).toBeVisible();
  await expect.element(estimated.getByText('₱2,734.17')).toBeVisible();
  expect(estimated.getByRole('link').elements()).toEqual([]);
  await expect
    .element(page.getByRole('row', { name: /October 2026/ }).getByRole('link', { name: 'October 2026' }))
    .toHaveAttribute('href', '/statementDetail?id=71');
});

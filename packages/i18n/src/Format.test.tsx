import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as stories from './Format.stories';

const { Switching } = composeStories(stories);

test('switching the language changes words and figures, and keeps what was typed', async () => {
  const screen = await render(<Switching />);
  await expect.element(screen.getByText('Good morning · 12.3K followers · ₱2,580.00')).toBeVisible();
  await screen.getByLabelText('Amount in pesos').fill('1,234.5');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Sent to the server: 1234.50');
  await screen.getByRole('button', { name: 'Tiếng Việt' }).click();
  await expect.element(screen.getByText('Chào buổi sáng · 12,3K người theo dõi · 2.580,00 ₱')).toBeVisible();
  await expect.element(screen.getByLabelText('Số tiền (peso)')).toHaveValue('1,234.5');
  await screen.getByRole('button', { name: '中文' }).click();
  await expect.element(screen.getByText('早上好 · 1.2W 粉丝 · ₱2,580.00')).toBeVisible();
});

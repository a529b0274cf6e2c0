import { composeStories } from '@storybook/react-vite';
import { fxRateApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../kit/stage/answer';
import { rateText } from './rateText';
import * as stories from './FxRatesScreen.stories';
import { rateAnswers } from './FxRatesScreen.stories';

const { Rates, ReadOnly } = composeStories(stories, {});

test('small rates are whole, in the notation of the reader', async () => {
  await render(<Rates />);
  await expect.element(page.getByText('0.0000384')).toBeVisible();
  expect(rateText('0.0000384', 'vn')).toBe('0,0000384');
});

test('a rate is added; one that is none is said at its field', async () => {
  const onAdd = vi.fn();
  await render(<Rates answers={[...rateAnswers(), answer(fxRateApi.add, (draft) => (onAdd(draft), { id: '99' }))]} />);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Rate' }).fill('0');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog.getByText('A rate above 0 with at most eight decimals, like 0.0172')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Rate' }).fill('0.0175');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => onAdd.mock.calls[0]?.[0]).toMatchObject({ fromCurrency: 'PHP', toCurrency: 'USD', rate: '0.0175' });
});

test('who may only read adds nothing', async () => {
  await render(<ReadOnly />);
  await expect.element(page.getByText('0.0172')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

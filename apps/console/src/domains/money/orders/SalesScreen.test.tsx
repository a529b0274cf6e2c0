import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { saleAnswers } from './sales.fixture';
import * as stories from './SalesScreen.stories';

const { List, ReadOnly } = composeStories(stories, {});
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const act = (name: string, action: string) => actOn(row(name), action);

test('a line tells who sold it, and that the platform counts otherwise', async () => {
  await render(<List />);
  await expect.element(row('01 Line').getByTitle('Differs from the platform')).toBeVisible();
  await expect.element(row('02 Line').getByText('Unattributed')).toBeVisible();
  await expect.element(row('03 Line').getByText(/189,500/)).toBeVisible();
});

test('the detail has our shares beside those of the platform, and the refunds', async () => {
  await render(<List />);
  await expect.element(row('01 Line')).toBeVisible();
  await act('01 Line', 'Details');
  const drawer = page.getByRole('dialog', { name: /5798/ });
  await expect.element(drawer.getByText(/159\.60 \(20%\)/)).toBeVisible();
  await expect.element(drawer.getByText(/160\.00/)).toBeVisible();
  await expect.element(drawer.getByText(/Shop orders PH/)).toBeVisible();
  await expect.element(drawer.getByText('Data as of')).toBeVisible();
  await expect.element(drawer.getByText(/TK-1 · .*399\.00 · .* · Done · Damaged/)).toBeVisible();
});

test('attribution is fixed with a reason only', async () => {
  const onAttribute = vi.fn();
  await render(<List answers={saleAnswers(onAttribute)} />);
  await expect.element(row('02 Line')).toBeVisible();
  await act('02 Line', 'Fix attribution');
  const dialog = page.getByRole('dialog', { name: /Who sold line 1/ });
  await dialog.getByRole('combobox', { name: 'Submission' }).click();
  await page.getByRole('option', { name: /Bea Reyes/ }).click();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Wrong handle');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onAttribute.mock.calls[0]?.[0]).toEqual({ id: '2', version: 1, workOrderUpId: '82', reason: 'Wrong handle' });
});

test('who may only list neither imports nor exports', async () => {
  await render(<ReadOnly answers={saleAnswers(undefined)} />);
  await expect.element(row('01 Line')).toBeVisible();
  for (const name of ['Import', 'Export']) await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
});

test('a figure of a board leads to its lines only, and all of them are one press away', async () => {
  await render(<List path="/order?bdId=51&localBeginDay=2026-10-24&localEndDay=2026-11-22" />);
  await expect.element(page.getByText(/Only the rows behind the figure you came from, 2026-10-24 to 2026-11-22/)).toBeVisible();
  await expect.element(row('01 Line')).toBeVisible();
  expect(row('02 Line').query()).toBeNull();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.element(row('02 Line')).toBeVisible();
  await expect.element(page.getByText(/Only the rows behind/)).not.toBeInTheDocument();
});

import { composeStories } from '@storybook/react-vite';
import { goodsApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../kit/stage/answer';
import { goodsAnswers } from './goods.fixture';
import * as stories from './GoodsScreen.stories';

const { List, DetailOffSale, Detail } = composeStories(stories, {});
const dialog = page.getByRole('dialog');

test('the merchant decides the money of a new product', async () => {
  const added = vi.fn();
  const add = answer(goodsApi.add, (draft) => {
    added(draft);
    return { id: '9' };
  });
  await render(<List answers={[...goodsAnswers(), add]} />);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Selling price' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Merchant' }).click();
  await page.getByRole('option', { name: /Saigon Tea House/ }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Selling price' })).toBeEnabled();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Green tea');
  await dialog.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Skincare' }).click();
  await dialog.getByRole('textbox', { name: 'Product link' }).fill('https://shop.example/p/9');
  await dialog.getByRole('textbox', { name: 'List price' }).fill('120,000');
  await dialog.getByRole('textbox', { name: 'Selling price' }).fill('99,000');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => added.mock.calls[0]?.[0])
    .toMatchObject({ shopId: '2', goodsName: 'Green tea', listPrice: '120000', price: '99000', sampleQuota: 0 });
});

test('a product off sale is put on sale from its page', async () => {
  await render(<DetailOffSale answers={goodsAnswers()} />);
  await page.getByRole('button', { name: 'Put on sale' }).click();
  await expect.element(page.getByRole('button', { name: 'Take off sale' })).toBeVisible();
});

test('a creator who promotes it is noted', async () => {
  const bound = vi.fn();
  const bind = answer(goodsApi.bindUp, (input) => {
    bound(input);
    return null;
  });
  await render(<Detail answers={[...goodsAnswers(), bind]} />);
  await page.getByRole('button', { name: 'Note a creator' }).click();
  await dialog.getByRole('combobox', { name: 'Creator' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => bound.mock.calls).toEqual([[{ id: '1', upId: '1' }]]);
});

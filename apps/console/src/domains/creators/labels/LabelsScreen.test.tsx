import { composeStories } from '@storybook/react-vite';
import { labelApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../kit/stage/answer';
import { lostOnce } from '../../../kit/stage/lostOnce';
import { labelAnswers } from './labels.fixture';
import { keepDrafts } from '../../../kit/stage/keepDrafts';
import { LabelsScreen } from './LabelsScreen';
import * as stories from './LabelsScreen.stories';

const { List } = composeStories(stories, {});
const dialog = page.getByRole('dialog');

test('a category narrows the list', async () => {
  await render(<List answers={labelAnswers()} />);
  await expect.element(page.getByText('1-4 of 4')).toBeVisible();
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Product line' }).click();
  await expect.element(page.getByText('1-1 of 1')).toBeVisible();
});

test('a label is merged into another one of its kind', async () => {
  await render(<List answers={labelAnswers()} />);
  await page.getByRole('row').filter({ hasText: 'Beauty' }).getByRole('button', { name: 'Merge' }).click();
  await dialog.getByRole('combobox', { name: 'Into' }).click();
  await expect.element(page.getByRole('option', { name: /Premium/ })).not.toBeInTheDocument();
  await page.getByRole('option', { name: /Live/ }).click();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect.element(page.getByText('Beauty merged')).toBeVisible();
  await expect.element(page.getByText('1-3 of 3')).toBeVisible();
});

test('a category whose answer was lost is made once', async () => {
  const lost = lostOnce(labelApi.addCategory, { id: '9' });
  await render(<List answers={[...labelAnswers(), lost.answer]} />);
  await page.getByRole('button', { name: 'Add category' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Season');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => lost.ids).toHaveLength(2);
  expect(lost.ids[0]).toBeTruthy();
  expect(lost.ids[1]).toBe(lost.ids[0]);
});

test('a category below another one is for the same kind of object', async () => {
  const added = vi.fn();
  const add = answer(labelApi.addCategory, (wish) => {
    added(wish);
    return { id: '9' };
  });
  await render(<List answers={[...labelAnswers(), add]} />);
  await page.getByRole('button', { name: 'Add category' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Season');
  await dialog.getByRole('combobox', { name: 'Under' }).click();
  await page.getByRole('option', { name: 'Product line' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => added.mock.calls).toEqual([[{ parentId: '3', typeName: 'Season', objectType: 2 }]]);
});

test('a half-typed category is open again after another page, and gone once it is given up', async () => {
  const { drafts, screen } = keepDrafts('labels', () => <LabelsScreen />);
  const first = await render(<List screen={screen} answers={labelAnswers()} />);
  await page.getByRole('button', { name: 'Add category' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Season');
  await first.unmount();
  await render(<List screen={screen} answers={labelAnswers()} />);
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Season');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(drafts.scopes()).toEqual([]);
});

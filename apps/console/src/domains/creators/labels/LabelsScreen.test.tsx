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

test('a category gets another name and place, another turn, and goes with its labels moved into another one', async () => {
  const calls = vi.fn();
  const held = answer(labelApi.categories, () => [
    { id: '1', parentId: '0', typeName: 'Creator profile', objectType: 1, labels: [] },
    { id: '2', parentId: '1', typeName: 'Style', objectType: 1, labels: [{ id: '1', name: 'Beauty' }] },
    { id: '3', parentId: '0', typeName: 'Product line', objectType: 2, labels: [] },
  ]);
  const noting = (name: 'editCategory' | 'orderCategory' | 'deleteCategory') =>
    answer(labelApi[name], (wish) => {
      calls(name, wish);
      return null;
    });
  await render(<List answers={[...labelAnswers(), held, noting('editCategory'), noting('orderCategory'), noting('deleteCategory')]} />);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Style' }).click();
  const acts = page.getByRole('group', { name: 'Style' });
  await acts.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Manner');
  await dialog.getByRole('combobox', { name: 'Under' }).click();
  await expect.element(page.getByRole('option', { name: 'Product line' })).not.toBeInTheDocument();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await acts.getByRole('button', { name: 'Up' }).click();
  await acts.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Labels go to' }).click();
  await page.getByRole('option', { name: 'Creator profile' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect
    .poll(() => calls.mock.calls)
    .toEqual([
      ['editCategory', { id: '2', typeName: 'Manner', parentId: '0' }],
      ['orderCategory', { id: '2', move: 'up' }],
      ['deleteCategory', { id: '2', intoId: '1' }],
    ]);
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

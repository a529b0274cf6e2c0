import { composeStories } from '@storybook/react-vite';
import { type OutputOf, sysDictTypeApi } from '@backlot/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../kit/stage/answer';
import { dictionaryAnswers } from './dictionaries.fixture';
import * as stories from './DictionariesScreen.stories';

const { Types, Values, ReadOnly } = composeStories(stories, {});
const more = async (at: number, action: string) => {
  await page
    .getByRole('button', { name: /^More for / })
    .nth(at)
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('says which types miss translations, and leads to the values and back', async () => {
  await render(<Types answers={dictionaryAnswers()} />);
  await expect.element(page.getByText('3 missing')).toBeVisible();
  await page.getByRole('button', { name: 'Values' }).first().click();
  await expect.element(page.getByRole('heading', { name: 'Country: values' })).toBeVisible();
  await expect.element(page.getByText('1-3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'All dictionaries' }).click();
  await expect.element(page.getByText('3 missing')).toBeVisible();
});

test('every type stands beside the values, however many there are', async () => {
  const types = Array.from({ length: 130 }, (_, at): OutputOf<typeof sysDictTypeApi.list>[number] => ({
    id: String(at + 1),
    version: 1,
    can: [],
    code: `type${at + 1}`,
    name: `Type ${at + 1}`,
    enName: null,
    vnName: null,
    sort: 100,
    remark: null,
    status: 0,
    valueCount: 0,
    untranslated: 0,
  }));
  await render(<Values answers={[...dictionaryAnswers(), answer(sysDictTypeApi.list, () => types)]} />);
  await expect.element(page.getByText('Type 130', { exact: true })).toBeVisible();
});

test('disabling a value asks first and says so', async () => {
  await render(<Values answers={dictionaryAnswers()} />);
  await expect.element(page.getByText('1-3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Disable' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect.element(page.getByText('Vietnam is disabled')).toBeVisible();
});

test('adds a value in three languages', async () => {
  await render(<Values answers={dictionaryAnswers()} />);
  await page.getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name (Chinese)' }).fill('印度尼西亚');
  await dialog.getByRole('textbox', { name: 'Name (English)' }).fill('Indonesia');
  await dialog.getByRole('textbox', { name: 'Name (Vietnamese)' }).fill('Indonesia');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('ID');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Indonesia added')).toBeVisible();
  await expect.element(page.getByText('1-4 of 4')).toBeVisible();
});

test('a type says what goes with it when it is deleted', async () => {
  await render(<Types answers={dictionaryAnswers()} />);
  await expect.element(page.getByText('1-3 of 3')).toBeVisible();
  await more(0, 'Delete');
  await expect.element(page.getByText(/Its 3 values are deleted as well/)).toBeVisible();
});

test('who may only read sees no switch', async () => {
  await render(<ReadOnly />);
  await expect.element(page.getByText('1-3 of 3')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Disable' })).not.toBeInTheDocument();
});

import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keywordAnswers } from './keywords.fixture';
import * as stories from './KeywordsScreen.stories';

const { List, OneLibrary } = composeStories(stories, {});
const dialog = page.getByRole('dialog');

test('a library narrows the words, and is disabled beside them', async () => {
  await render(<List answers={keywordAnswers()} />);
  await expect.element(page.getByText('1-3 of 3')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Libraries' })
    .getByRole('button', { name: /Alarm words/ })
    .click();
  await expect.element(page.getByText('1-2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Disable library' }).click();
  await expect.element(page.getByText('Alarm words disabled')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Enable library' })).toBeVisible();
});

test('a word that the library has already is refused at its field', async () => {
  await render(<OneLibrary answers={keywordAnswers()} />);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Keyword' }).fill('Peke');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog.getByText('The keyword already exists.')).toBeVisible();
});

test('a new library stands beside the others', async () => {
  await render(<List answers={keywordAnswers()} />);
  await page.getByRole('button', { name: 'Add library' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Season');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Season saved')).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Libraries' }).getByText('Season (0)')).toBeVisible();
});

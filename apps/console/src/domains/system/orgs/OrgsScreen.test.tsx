import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { orgAnswers } from './orgs.fixture';
import * as stories from './OrgsScreen.stories';

const { List } = composeStories(stories, {});
const start = () => render(<List answers={orgAnswers()} />);

test('picking a branch shows it and everything below it', async () => {
  await start();
  await expect.element(page.getByText('1-6 of 6')).toBeVisible();
  await page.getByRole('navigation', { name: 'Organisation tree' }).getByRole('button', { name: 'Vietnam branch' }).click();
  await expect.element(page.getByText('1-3 of 3')).toBeVisible();
});

test('neither an organisation nor what is below it can become its parent', async () => {
  await start();
  await page.getByRole('navigation', { name: 'Organisation tree' }).getByRole('button', { name: 'Vietnam branch' }).click();
  await expect.element(page.getByText('1-3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByRole('combobox', { name: 'Parent' }).click();
  await expect.element(page.getByRole('option', { name: 'Thailand branch' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'BD team A' })).not.toBeInTheDocument();
});

test('deleting says what goes along', async () => {
  await start();
  await page.getByRole('navigation', { name: 'Organisation tree' }).getByRole('button', { name: 'Vietnam branch' }).click();
  await expect.element(page.getByText('1-3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect.element(page.getByText(/^2 organisations below go too/)).toBeVisible();
});

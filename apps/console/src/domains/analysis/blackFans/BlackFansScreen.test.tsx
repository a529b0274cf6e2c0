import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { blackFanAnswers } from './blackFans.fixture';
import * as stories from './BlackFansScreen.stories';

const { List } = composeStories(stories, {});
const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

test('a fan is released after a question, and put there again', async () => {
  await render(<List answers={blackFanAnswers()} />);
  await actOn(row('lowkey.reseller'), 'Release');
  await expect.element(question.getByText('New comments by this fan raise no warning any more. What was counted stays.')).toBeVisible();
  await question.getByRole('button', { name: 'Release' }).click();
  await expect.element(page.getByText('lowkey.reseller released')).toBeVisible();
  await expect.element(row('lowkey.reseller').getByText('Released')).toBeVisible();
  await actOn(row('lowkey.reseller'), 'Blacklist again');
  await expect.element(page.getByText('lowkey.reseller is on the blacklist again')).toBeVisible();
});

test('one is added by hand, with a level and a reason', async () => {
  await render(<List answers={blackFanAnswers()} />);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Platform id' }).fill('f77');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Night owl');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Insults.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(row('Night owl')).toBeVisible();
});

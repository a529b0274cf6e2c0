import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { appAnswers } from './apps.fixture';
import * as stories from './AppsScreen.stories';

const { List } = composeStories(stories, {});

test('makes another application the default, and only others offer it', async () => {
  await render(<List answers={appAnswers()} />);
  await expect.element(page.getByText('Creator marketing')).toBeVisible();
  expect(page.getByRole('button', { name: 'Set as default' }).elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Set as default' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set as default' }).click();
  await expect.element(page.getByText('Creator marketing is the default application')).toBeVisible();
});

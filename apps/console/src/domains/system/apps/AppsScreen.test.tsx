import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { appAnswers } from './apps.fixture';
import * as stories from './AppsScreen.stories';

const { List } = composeStories(stories, {});

test('makes another application the default, and only others offer it', async () => {
  await render(<List answers={appAnswers()} />);
  const [own, other] = [page.getByRole('row', { name: /System/ }), page.getByRole('row', { name: /Creator marketing/ })];
  await own.getByRole('button', { name: /^More for / }).click();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Set as default' }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await actOn(other, 'Set as default');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set as default' }).click();
  await expect.element(page.getByText('Creator marketing is the default application')).toBeVisible();
});

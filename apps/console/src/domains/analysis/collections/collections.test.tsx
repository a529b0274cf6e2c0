import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themed } from '../../../kit/stage/themed.fixture';
import { workAnswers } from '../parts/works/works.fixture';
import * as stories from './collections.stories';

const { List, One, Empty } = composeStories(stories, themed);

test('a collection is begun, and leads to its page', async () => {
  const onCall = vi.fn();
  await render(<List answers={workAnswers({ onCall })} />);
  await expect.element(page.getByRole('link', { name: 'Ideas for briefs' })).toHaveAttribute('href', '/collectDetail?id=5');
  await page.getByRole('button', { name: 'New collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'New collection' });
  await dialog.getByRole('textbox', { name: /Name/ }).fill('For December');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onCall.mock.calls).toContainEqual(['add', { name: 'For December', note: '' }]);
});

test('the sum, its days with their gaps, and the parts, one of which goes', async () => {
  const onCall = vi.fn();
  await render(<One answers={workAnswers({ onCall })} />);
  await expect.element(page.getByText('280.7K').first()).toBeVisible();
  await expect.element(page.getByText('+41K')).toBeVisible();
  await expect.element(page.getByRole('group', { name: /^Views gained together/ })).toBeVisible();
  await page.getByRole('button', { name: 'Take out Which daily sunscreen survives the commute' }).click();
  await expect.poll(() => onCall.mock.calls).toContainEqual(['removeWorks', { id: '5', workIds: ['7101'] }]);
});

test('an empty one says what to do', async () => {
  await render(<Empty />);
  await expect.element(page.getByText('Nothing is gathered yet')).toBeVisible();
});

import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themed } from '../../../../kit/stage/themed.fixture';
import { upDetailAnswers } from '../upDetail.fixture';
import * as stories from '../UpDetailScreen.stories';

const { Own } = composeStories(stories, themed);
const audience = page.getByRole('region', { name: 'Followers’ profile' });

test('who follows comes with its source, day and confidence', async () => {
  await render(<Own answers={upDetailAnswers()} />);
  await expect.element(audience.getByText('From the platform · 2026-11-20 · high confidence')).toBeVisible();
  await expect.element(audience.getByText('78%')).toBeVisible();
  await expect.element(audience.getByText('Estimate', { exact: true })).not.toBeInTheDocument();
});

test('an estimate says that it is one, and from how many people', async () => {
  await render(<Own answers={upDetailAnswers()} path="/talentAdminDetail?id=2" />);
  await expect.element(audience.getByText('Estimate', { exact: true })).toBeVisible();
  await expect.element(audience.getByText('From comments · 2026-11-19 · low confidence')).toBeVisible();
  await expect.element(audience.getByText(/Estimated from 412 people who commented; filters do not use it/)).toBeVisible();
});

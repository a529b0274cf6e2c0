import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themed } from '../../../kit/stage/themed.fixture';
import { workAnswers } from '../parts/works/works.fixture';
import * as stories from './WorkInfoScreen.stories';

const { List, OfOneCreator, NothingFound } = composeStories(stories, themed);

test('works lead to their pages, those of one creator stay among them', async () => {
  const onCall = vi.fn();
  await render(<OfOneCreator answers={workAnswers({ onCall })} />);
  await expect.element(page.getByRole('link', { name: /Which daily sunscreen/ })).toHaveAttribute('href', '/videoDetailed?id=7101');
  expect(onCall.mock.calls.find(([name]) => name === 'page')?.[1]).toMatchObject({ upId: '61' });
  await expect.element(page.getByRole('button', { name: 'Works of all creators' })).toBeVisible();
});

test('the list says what each won in a day, and that nothing fits', async () => {
  const list = await render(<List />);
  await expect.element(page.getByText('+1.9K')).toBeVisible();
  await list.unmount();
  await render(<NothingFound />);
  await expect.poll(() => page.getByRole('link', { name: /Which daily sunscreen/ }).query()).toBeNull();
});

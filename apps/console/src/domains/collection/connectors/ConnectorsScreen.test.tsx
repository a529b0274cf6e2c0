import { composeStories } from '@storybook/react-vite';
import { connectorApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themed } from '../../../kit/stage/themed.fixture';
import { actOn } from '../../../kit/stage/actOn';
import { answer } from '../../../kit/stage/answer';
import { connectorAnswers } from './connectors.fixture';
import * as stories from './ConnectorsScreen.stories';

const { List } = composeStories(stories, themed);
const dialog = page.getByRole('dialog');
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

test('a connector that answers in a new shape says so and is resumed', async () => {
  const resumed = vi.fn(() => null);
  await render(<List answers={[...connectorAnswers(), answer(connectorApi.resume, resumed)]} />);
  await expect.element(rowOf('YouTube key').getByText('ShapeChanged: items.0.statistics')).toBeVisible();
  await actOn(rowOf('YouTube key'), 'Resume');
  await expect.poll(() => resumed.mock.calls.length).toBe(1);
});

test('a change without a new key sends none', async () => {
  const edited = vi.fn();
  const edit = answer(connectorApi.edit, (draft) => {
    edited(draft);
    return {};
  });
  await render(<List answers={[...connectorAnswers(), edit]} />);
  await actOn(rowOf('YouTube key'), 'Edit');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('YouTube');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => edited.mock.calls.length).toBe(1);
  expect(edited.mock.calls[0]?.[0]).toEqual({
    id: '2',
    version: 1,
    name: 'YouTube',
    provider: 'youtube',
    quotaDay: 10_000,
    credentials: {},
  });
});

import { composeStories } from '@storybook/react-vite';
import { taskApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themed } from '../../../kit/stage/themed.fixture';
import { actOn } from '../../../kit/stage/actOn';
import { answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import { createLiveRecords } from '../../../shell/socket/createLiveRecords';
import { LiveContext } from '../../../shell/socket/LiveContext';
import { connectorRows } from '../parts/connectors.fixture';
import { taskAnswers, taskRows } from './tasks.fixture';
import * as stories from './TasksScreen.stories';

const { List } = composeStories(stories, themed);
const dialog = page.getByRole('dialog');
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

test('a task is opened from its row', async () => {
  await render(<List answers={taskAnswers()} />);
  await actOn(rowOf('Sunscreen launch'), 'Open');
  await expect.element(page.getByText('Sunscreen launch opened')).toBeVisible();
  await expect.element(rowOf('Sunscreen launch').getByRole('gridcell', { name: 'Open' })).toBeVisible();
});

test('what the queue worked off since is seen without asking', async () => {
  const live = createLiveRecords();
  const { answers, rows } = fakeCrud({ api: taskApi, rows: taskRows });
  await render(
    <LiveContext value={live}>
      <List answers={[...taskAnswers(), ...answers]} />
    </LiveContext>,
  );
  await expect.element(rowOf('Own creators').getByText('23 of 24')).toBeVisible();
  await expect.element(page.getByText('Live')).toBeVisible();
  rows[0] = { ...taskRows[0]!, done24: 24 };
  live.tell(`connector:${connectorRows[0]?.id}`);
  await expect.element(rowOf('Own creators').getByText('24 of 24')).toBeVisible();
});

test('a task leads to its page by its name', async () => {
  await render(<List answers={taskAnswers()} />);
  await expect.element(page.getByRole('link', { name: 'Sunscreen launch' })).toHaveAttribute('href', '/taskDetail?id=2');
});

test('a task that is edited keeps its creators and sends them back', async () => {
  const edited = vi.fn();
  const edit = answer(taskApi.edit, (draft) => {
    edited(draft);
    return {};
  });
  await render(<List answers={[...taskAnswers(), edit]} />);
  await actOn(rowOf('Sunscreen launch'), 'Edit');
  await expect.element(dialog.getByText('@bea.reyes')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Remark' }).fill('Twice a day.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => edited.mock.calls.length).toBe(1);
  expect(edited.mock.calls[0]?.[0]).toMatchObject({
    remark: 'Twice a day.',
    beginTime: '2026-11-20 02:00:00',
    targets: [{ targetType: 1, targetId: '7' }],
  });
});

test('a task that is only looked at closes without a question', async () => {
  await render(<List answers={taskAnswers()} />);
  await actOn(rowOf('Sunscreen launch'), 'Edit');
  await expect.element(dialog.getByText('@bea.reyes')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a pasted list adds whom it names, and leaves what names nobody to be mended', async () => {
  const asked = vi.fn();
  const recognize = answer(taskApi.recognize, ({ items }) => {
    asked(items);
    return { found: [{ targetType: 1 as const, targetId: '8', name: '@ploy.review' }], unknown: ['nobody.at.all'] };
  });
  await render(<List answers={[...taskAnswers(), recognize]} />);
  await actOn(rowOf('Sunscreen launch'), 'Edit');
  await expect.element(dialog.getByText('@bea.reyes')).toBeVisible();
  await dialog.getByRole('button', { name: 'Paste a list' }).click();
  const field = dialog.getByRole('textbox', { name: 'Handles, links or ids of creators' });
  await field.fill('@ploy.review, nobody.at.all');
  await dialog.getByRole('button', { name: 'Add from the list' }).click();
  await expect.element(dialog.getByText('@ploy.review')).toBeVisible();
  await expect.element(field).toHaveValue('nobody.at.all');
  await expect.element(dialog.getByText(/^1 added\. Not found/)).toBeVisible();
  expect(asked.mock.calls).toEqual([[['@ploy.review', 'nobody.at.all']]]);
  await field.fill(Array.from({ length: 501 }, (_, at) => `name.${at}`).join(' '));
  await expect.element(dialog.getByText('These are 501. Paste at most 500 at once.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Add from the list' })).toBeDisabled();
});

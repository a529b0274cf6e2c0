import { composeStories } from '@storybook/react-vite';
import { connectorApi, queueApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themed } from '../../../kit/stage/themed.fixture';
import { actOn } from '../../../kit/stage/actOn';
import { answer } from '../../../kit/stage/answer';
import { connectorAnswers } from './connectors.fixture';
import { job } from '../queue/queue.fixture';
import { fileAnswers } from './files/files.fixture';
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

test('a file is taken in, its columns named, looked at and brought in', async () => {
  const onCheck = vi.fn();
  await render(<List answers={[...connectorAnswers(), ...fileAnswers({ onCheck })]} />);
  await page.getByRole('button', { name: 'Import a file' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  const file = new File(['x'], 'works.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.element().querySelector('input[type=file]') as HTMLElement, file);
  await expect.element(dialog.getByText('Still to choose: Link')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Check' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Link' }).click();
  await page.getByRole('option', { name: 'Address' }).click();
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Download the rows left out' })).toBeVisible();
  expect(onCheck.mock.calls[0]?.[0]).toContainEqual({ field: 'link', column: 'Address' });
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect.element(dialog.getByText('Imported: works.csv')).toBeVisible();
});

test('who must be asked for consent again is told, and picked from there', async () => {
  const asked = vi.fn((wish: object) => ({ link: `https://channel.example/consent?for=${JSON.stringify(wish)}` }));
  await render(<List answers={[...connectorAnswers(), answer(connectorApi.consentLink, (wish) => asked(wish))]} />);
  await expect.element(rowOf('Short video, own data').getByText('2 to ask again')).toBeVisible();
  await actOn(rowOf('Short video, own data'), 'Authorize a creator');
  await expect.element(dialog.getByRole('button', { name: '@ploy.review, leaves something out' })).toBeVisible();
  await dialog.getByRole('button', { name: '@bea.reyes' }).click();
  await expect.element(dialog.getByRole('link', { name: 'Open the consent page' })).toBeVisible();
  expect(asked.mock.calls[0]?.[0]).toEqual({ id: '1', upId: '501' });
});

const failedJobs = answer(queueApi.page, ({ pageNo, pageSize }) => ({
  pageNo,
  pageSize,
  totalPage: 1,
  totalRows: 1,
  rows: [{ ...job, queueStatus: 4, failure: 'ShapeChanged' as const, errorText: 'items.0.statistics' }],
}));

test('a test call says that the channel answered, or why not and what mends it', async () => {
  const tested = vi.fn();
  const calm = { askedFor: '@bea.reyes', failure: null, errorText: null, askAgainTime: null, took: 312 };
  tested
    .mockReturnValueOnce({ ...calm, failure: 'AuthExpired', errorText: 'keyInvalid' })
    .mockReturnValueOnce(calm)
    .mockReturnValueOnce({ ...calm, failure: 'NotFound' });
  await render(<List answers={[...connectorAnswers(), failedJobs, answer(connectorApi.test, (wish) => tested(wish))]} />);
  await expect.element(rowOf('YouTube key').getByText('3 failed')).toBeVisible();
  await actOn(rowOf('YouTube key'), 'Check');
  await dialog.getByRole('button', { name: 'Test call' }).click();
  await expect.element(dialog.getByText('Enter a new key or ask for consent again, resume the connector, then retry.')).toBeVisible();
  await expect.element(dialog.getByText('Asked for @bea.reyes. The channel said: keyInvalid')).toBeVisible();
  await dialog.getByRole('button', { name: 'Test call' }).click();
  await expect.element(dialog.getByText('The channel answered for @bea.reyes after 312 ms.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Test call' }).click();
  await expect.element(dialog.getByText('The channel answers: keys and limits are in order.')).toBeVisible();
  expect(tested.mock.calls).toEqual([[{ id: '2' }], [{ id: '2' }], [{ id: '2' }]]);
});

test('what failed last is told with the words of the channel; whoever may not pause makes no test call', async () => {
  const grants = ['connector.query', 'queue.query'];
  await render(<List grants={grants} answers={[...connectorAnswers(), failedJobs]} />);
  await actOn(rowOf('YouTube key'), 'Check');
  await expect.element(dialog.getByText('The channel answers differently than before. The channel said: items.0.statistics')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Test call' })).not.toBeInTheDocument();
});

import { composeStories } from '@storybook/react-vite';
import { errors, sysFileOnlineApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { answer, Refusal } from '../../../kit/stage/answer';
import { documentAnswers } from './documents.fixture';
import * as stories from './OnlineDocumentsScreen.stories';

const { List, ReadOnly } = composeStories(stories, {});
const dialog = page.getByRole('dialog');
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const start = (more: ReturnType<typeof documentAnswers> = []) => render(<List answers={[...documentAnswers(), ...more]} />);

test('a document is edited with all that it says, and sent with the version that was read', async () => {
  const edited = vi.fn((_draft: object) => ({}));
  await start([answer(sysFileOnlineApi.edit, edited)]);
  await rowOf('Briefing').getByRole('button', { name: 'Edit' }).click();
  const text = dialog.getByRole('textbox', { name: 'Text' });
  await expect.element(text).toHaveValue('# Briefing\n\n- Show the label first.\n- Say the price once.');
  await text.fill('# Briefing\n\nShort.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => edited.mock.calls[0]?.[0]).toMatchObject({ id: '1', version: 2, content: '# Briefing\n\nShort.' });
});

test('an earlier version is read beside the list and taken back', async () => {
  const restored = vi.fn((_input: object) => ({}));
  await start([answer(sysFileOnlineApi.restore, restored)]);
  await page.getByRole('button', { name: 'Briefing for skincare videos', exact: true }).click();
  await expect.element(dialog.getByText(/Say the price once/)).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Take version/ }).query()).toBeNull();
  await dialog.getByRole('button', { name: /^Version 1/ }).click();
  await expect.element(dialog.getByRole('region', { name: 'Text' })).toHaveTextContent('# Briefing - Show the label.');
  await dialog.getByRole('button', { name: 'Take version 1 back' }).click();
  await expect.element(page.getByText('Version 1 is the newest again')).toBeVisible();
  expect(restored.mock.calls[0]?.[0]).toEqual({ id: '1', version: 2, versionNo: 1 });
});

test('a version that somebody else overtook stays, and why is said', async () => {
  const refusal = new Refusal(errors.versionConflict.code, errors.versionConflict.en);
  await start([answer(sysFileOnlineApi.restore, () => Promise.reject(refusal))]);
  await page.getByRole('button', { name: 'Briefing for skincare videos', exact: true }).click();
  await dialog.getByRole('button', { name: /^Version 1/ }).click();
  await dialog.getByRole('button', { name: 'Take version 1 back' }).click();
  await expect.element(page.getByText(errors.versionConflict.en)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Take version 1 back' })).toBeVisible();
});

test('who only reads opens and downloads', async () => {
  const reading = documentAnswers().map((one) =>
    one.endpoint === sysFileOnlineApi.detail || one.endpoint === sysFileOnlineApi.page
      ? { ...one, reply: async (input: never) => withoutEdit(await one.reply(input)) }
      : one,
  );
  await render(<ReadOnly answers={reading} />);
  await actOn(rowOf('Briefing'), 'Open');
  await dialog.getByRole('button', { name: /^Version 1/ }).click();
  await expect.element(dialog.getByRole('region', { name: 'Text' })).toHaveTextContent('# Briefing - Show the label.');
  expect(dialog.getByRole('button', { name: /^Take version/ }).query()).toBeNull();
  await expect.element(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
});

/** The same for somebody who may only read. */
const withoutEdit = (data: unknown): unknown => JSON.parse(JSON.stringify(data).replaceAll(/"can":\[[^\]]*\]/g, '"can":["query","get"]'));

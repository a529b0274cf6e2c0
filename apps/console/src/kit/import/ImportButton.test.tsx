import { composeStories } from '@storybook/react-vite';
import { errors, labelApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../stage/answer';
import { lostOnce } from '../stage/lostOnce';
import * as stories from './ImportButton.stories';
import { checked, importAnswers } from './imports.fixture';
import { importStatus } from './ImportKind';

const { OneKind, TwoKinds, NotAllowed } = composeStories(stories, {});
const dialog = page.getByRole('dialog');
const csv = new File(['Label,Category\nLive,Style\n'], 'labels.csv', { type: 'text/csv' });
const choose = async (file: File) => {
  await page.getByRole('button', { name: 'Import' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await userEvent.upload(dialog.element().querySelector('input[type=file]') as HTMLElement, file);
};

test('a file is checked first, says which rows stay out and why, and goes in when confirmed', async () => {
  const onApply = vi.fn();
  await render(<OneKind answers={importAnswers({ onApply })} />);
  await choose(csv);
  await expect.element(dialog.getByText('5 rows · 2 to add · 1 to change · 1 as they are · 1 left out')).toBeVisible();
  const problem = dialog.getByRole('table', { name: 'Rows that are left out' }).getByRole('row').nth(1);
  await expect.element(problem).toHaveTextContent('4CategoryNowhereThere is no such category.');
  expect(onApply).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect.element(dialog.getByText('Imported: labels.csv')).toBeVisible();
  await expect.element(dialog.getByText(/2 added · 1 changed/)).toBeVisible();
  expect(onApply.mock.calls).toEqual([['5']]);
});

test('a file that went in but whose answer was lost is brought in again under the same name', async () => {
  const lost = lostOnce(labelApi.applyImport, { ...checked, importStatus: importStatus.applied });
  await render(<OneKind answers={[...importAnswers(), lost.answer]} />);
  await choose(csv);
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect.poll(() => lost.ids).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect.element(dialog.getByText('Imported: labels.csv')).toBeVisible();
  expect(lost.ids).toEqual([expect.any(String), lost.ids[0]]);
});

test('a file with the wrong columns says so, and another one may be chosen', async () => {
  const refused = answer(labelApi.import, () =>
    Promise.reject(new Refusal(errors.importColumns.code, 'The columns do not fit: Name. Use the template.')),
  );
  await render(<OneKind answers={[...importAnswers(), refused]} />);
  await choose(csv);
  await expect.element(dialog.getByText('labels.csv: The columns do not fit: Name. Use the template.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Download the template' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
});

test('several kinds ask which; who may not import sees nothing', async () => {
  const screen = await render(<TwoKinds answers={importAnswers()} />);
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('menuitem', { name: 'Videos' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Import: Videos' })).toBeVisible();
  await screen.unmount();
  await render(<NotAllowed answers={importAnswers()} />);
  await expect.element(page.getByRole('button', { name: 'Import' })).not.toBeInTheDocument();
});

import { composeStories } from '@storybook/react-vite';
import { errors, sysFileApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { answer } from '../../../kit/stage/answer';
import { fileAnswers, storedFiles } from './files.fixture';
import * as stories from './FilesScreen.stories';

const { List, ReadOnly } = composeStories(stories, {});
const slides = storedFiles.find(({ id }) => id === '3') ?? storedFiles[0]!;
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

test('a table opens at its beginning, and says that no record uses it', async () => {
  await render(<List answers={fileAnswers()} />);
  await actOn(rowOf('price list.csv'), 'Open');
  const drawer = page.getByRole('dialog');
  await expect.element(drawer.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect.element(drawer.getByRole('cell', { name: 'Tea, green' })).toBeVisible();
  await expect.element(drawer.getByText(/No record is known to use it/)).toBeVisible();
});

test('a PDF opens in a tab of its own, and says where it is used', async () => {
  await render(<List answers={fileAnswers()} />);
  await actOn(rowOf('voucher.pdf'), 'Open');
  const drawer = page.getByRole('dialog');
  await expect.element(drawer.getByRole('link', { name: 'Open the PDF in a new tab' })).toHaveAttribute('target', '_blank');
  await expect.element(drawer.getByText('Voucher of the payment PAY-2026-11-0007')).toBeVisible();
});

test('a used file has no delete; deleting another is asked first and says what stayed', async () => {
  const removed = vi.fn((_input: { ids: string[] }) => ({
    ok: [],
    failed: [{ id: '1', code: errors.fileInUse.code, message: errors.fileInUse.en }],
  }));
  await render(<List answers={[...fileAnswers(), answer(sysFileApi.delete, removed)]} />);
  await expect.element(rowOf('voucher.pdf')).toBeVisible();
  await actOn(rowOf('price list.csv'), 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('1 file stays: The file is still used, or a history names it.')).toBeVisible();
  expect(removed.mock.calls[0]?.[0]).toEqual({ ids: ['1'] });
});

test('a clean-up is told before it happens, and deletes exactly what it told', async () => {
  const removed = vi.fn(({ ids }: { ids: string[] }) => ({ ok: ids, failed: [] }));
  await render(<List answers={[...fileAnswers(), answer(sysFileApi.delete, removed)]} />);
  await page.getByRole('button', { name: 'Clean up…' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/^price list\.csv/)).toBeVisible();
  expect(removed).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: /^Delete 1 file/ }).click();
  await expect.element(page.getByText('1 file deleted')).toBeVisible();
  expect(removed.mock.calls[0]?.[0]).toEqual({ ids: ['1'] });
});

test('a figure opens its rows', async () => {
  const asked: unknown[] = [];
  const [first] = fileAnswers();
  await render(
    <List
      answers={[
        ...fileAnswers(),
        answer(sysFileApi.page, (query) => {
          asked.push([query.kind, query.isUsed]);
          return first?.reply(query) as never;
        }),
      ]}
    />,
  );
  await page.getByRole('button', { name: /1 not used/ }).click();
  // The counts of the views are asked for beside it.
  await expect.poll(() => asked).toContainEqual([['document'], 'N']);
});

test('who only looks cleans up and deletes nothing', async () => {
  await render(<ReadOnly answers={fileAnswers()} />);
  await expect.element(rowOf('price list.csv')).toBeVisible();
  expect(page.getByRole('button', { name: 'Clean up…' }).query()).toBeNull();
});

const edited = (editor: 'view' | 'edit') =>
  answer(sysFileApi.detail, () => ({
    ...slides,
    uses: [],
    editor,
    filePath: `/var/lib/backlot/files/${slides.fileObjectName}`,
    history: [{ versionNo: 1, size: 2048, time: '2026-11-24 03:00:00', userName: 'Ana Reyes' }],
  }));

test('an office file opens in the editor of the document server, with what it said before', async () => {
  const asked: unknown[] = [];
  const config = answer(sysFileApi.getOnlineFileConfig, (input) => {
    asked.push(input);
    return { serviceUrl: 'https://office.example', fileId: '3', history: [], config: { token: 't' } };
  });
  await render(<List answers={[...fileAnswers(), edited('edit'), config]} />);
  await actOn(rowOf('slides.pptx'), 'Open');
  await expect.element(page.getByText('Version 1 · 2 kB')).toBeVisible();
  await page.getByRole('button', { name: 'Edit online' }).click();
  await expect.element(page.getByTitle('slides.pptx')).toBeInTheDocument();
  expect(asked).toEqual([{ id: '3', mode: 'edit', type: 'desktop' }]);
  const frame = document.querySelector<HTMLIFrameElement>('iframe[src="/office-editor"]');
  const tell = (office: string) =>
    window.dispatchEvent(
      new MessageEvent('message', { origin: window.location.origin, source: frame?.contentWindow ?? null, data: { office } }),
    );
  // C-50: what another page or another frame says is no word of the editor.
  const own = { origin: window.location.origin, source: frame?.contentWindow ?? null };
  const strangers = [
    { ...own, origin: 'https://evil.example' },
    { ...own, source: window },
    { ...own, source: null },
  ];
  for (const stranger of strangers)
    window.dispatchEvent(new MessageEvent('message', { ...stranger, data: { office: 'outdated', type: 'token' } }));
  window.dispatchEvent(new MessageEvent('message', { ...own, data: { type: 'token', token: 'theirs' } }));
  tell('unreachable');
  await expect.element(page.getByText(/The document server does not answer/)).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(page.getByTitle('slides.pptx')).not.toBeInTheDocument();
  expect(localStorage.getItem('Access-Token') ?? '').not.toContain('theirs');
});

test('what may only be read opens for reading, and without a document server the drawer says what is missing', async () => {
  const { rerender } = await render(<List answers={[...fileAnswers(), edited('view')]} />);
  await actOn(rowOf('slides.pptx'), 'Open');
  await expect.element(page.getByRole('button', { name: 'Open online' })).toBeVisible();
  await rerender(<List key="without" answers={fileAnswers()} />);
  await actOn(rowOf('slides.pptx'), 'Open');
  await expect.element(page.getByText(/Previews of office files need a document server/)).toBeVisible();
});

import { composeStories } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BacklotThemeProvider } from '../theme/BacklotThemeProvider';
import type { StoredFile, UploadFile } from './uploadQueue';
import * as stories from './UploadField.stories';

const { Empty, Full, Videos } = composeStories(stories);
const wrapper = BacklotThemeProvider;

const png = (name: string) => new File([new Uint8Array([137, 80, 78, 71])], name, { type: 'image/png' });

function dropOn(element: Element, files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  for (const type of ['dragenter', 'dragover', 'drop'])
    element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

function controlledUpload() {
  const calls: {
    resolve: (stored: StoredFile) => void;
    reject: (error: Error) => void;
    progress: (share: number) => void;
    signal: AbortSignal;
  }[] = [];
  const upload: UploadFile = (_, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      calls.push({ resolve, reject, progress: onProgress, signal });
    });
  return { calls, upload };
}

const zoneOf = (screen: { container: Element }) => screen.container.querySelector('input[type=file]')!.parentElement!;

test('dropped files are stored and listed in the order they finish', async () => {
  const onChange = fn();
  const screen = await render(<Empty onChange={onChange} />, { wrapper });
  dropOn(zoneOf(screen), [png('a.png'), png('b.png')]);
  await expect.element(screen.getByRole('link', { name: 'b.png' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'a.png' })).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith([
    expect.objectContaining({ fileId: 'stored-a.png' }),
    expect.objectContaining({ fileId: 'stored-b.png' }),
  ]);
});

test('a pasted picture is uploaded', async () => {
  const screen = await render(<Empty />, { wrapper });
  const clipboardData = new DataTransfer();
  clipboardData.items.add(png('screenshot.png'));
  screen
    .getByRole('button', { name: 'Choose files' })
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  await expect.element(screen.getByRole('link', { name: 'screenshot.png' })).toBeVisible();
});

test('what breaks a limit is refused with its reason, extra files are cut', async () => {
  const screen = await render(<Empty limits={{ extensions: ['png'], maxBytes: 100, maxCount: 1 }} />, { wrapper });
  dropOn(zoneOf(screen), [new File(['x'], 'a.gif'), new File(['x'.repeat(101)], 'large.png'), png('one.png'), png('two.png')]);
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByText('a.gif: only png are accepted.')).toBeVisible();
  await expect.element(alert.getByText('large.png is over 100 B. Upload a smaller file.')).toBeVisible();
  await expect.element(alert.getByText('Maximum upload count is 1')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'one.png' })).toBeVisible();
  expect(screen.getByText('two.png').query()).toBeNull();
});

test('progress shows, cancel aborts, a failure offers the same file again', async () => {
  const { calls, upload } = controlledUpload();
  const screen = await render(<Empty upload={upload} />, { wrapper });
  dropOn(zoneOf(screen), [png('a.png'), png('b.png')]);
  await expect.element(screen.getByRole('progressbar', { name: 'Uploading a.png' })).toBeVisible();
  calls[0]!.progress(0.5);
  await expect.element(screen.getByRole('progressbar', { name: 'Uploading a.png' })).toHaveAttribute('aria-valuenow', '50');
  await screen.getByRole('button', { name: 'Cancel upload of b.png' }).click();
  expect(calls[1]!.signal.aborted).toBe(true);
  await expect.element(screen.getByText('b.png')).not.toBeInTheDocument();
  calls[0]!.reject(new Error('the disk is full'));
  await expect.element(screen.getByText('File upload failed: the disk is full')).toBeVisible();
  await screen.getByRole('button', { name: 'Upload a.png again' }).click();
  calls[2]!.resolve({ fileId: 'a', url: '#a' });
  await expect.element(screen.getByRole('link', { name: 'a.png' })).toBeVisible();
});

test('the form learns when something is on its way', async () => {
  const { calls, upload } = controlledUpload();
  const onBusyChange = fn();
  const screen = await render(<Empty upload={upload} onBusyChange={onBusyChange} />, { wrapper });
  dropOn(zoneOf(screen), [png('a.png')]);
  await expect.poll(() => onBusyChange.mock.calls).toEqual([[true]]);
  calls[0]!.resolve({ fileId: 'a', url: '#a' });
  await expect.poll(() => onBusyChange.mock.calls).toEqual([[true], [false]]);
});

test('a full field takes no more until one is removed', async () => {
  const screen = await render(<Full />, { wrapper });
  const choose = screen.getByRole('button', { name: 'Choose files' });
  await expect.element(choose).toBeDisabled();
  await screen.getByRole('button', { name: 'Remove front.png' }).click();
  await expect.element(choose).toBeEnabled();
});

test('pictures open large; arrows turn, Escape closes and gives the focus back', async () => {
  const screen = await render(<Full />, { wrapper });
  const opener = screen.getByRole('button', { name: 'View front.png' });
  await opener.click();
  await expect.element(screen.getByRole('dialog').getByText('1 of 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('dialog').getByText('2 of 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{Home}');
  await expect.element(screen.getByRole('dialog').getByText('1 of 2')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('at most 3 videos of 500 MB, said before anything is picked', async () => {
  const screen = await render(<Videos />, { wrapper });
  await expect.element(screen.getByText('Only mp4, avi, wmv · up to 500 MB each · at most 3')).toBeVisible();
});

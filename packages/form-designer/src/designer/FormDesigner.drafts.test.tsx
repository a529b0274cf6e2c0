import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { serializeDocument } from '../document/parse/serializeDocument';
import { formOf, input, openDesigner, slowClock } from './openDesigner';

beforeEach(slowClock);

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

describe('import, paste and drafts', () => {
  test('G5.4 import refuses what is no form, keeps the canvas, and shows what it noticed', async () => {
    const { screen, form } = await openDesigner({ document: formOf(input('a')) }, 'zh-CN');
    await screen.getByRole('button', { name: '导入', exact: true }).click();
    const text = screen.getByRole('textbox', { name: '导入JSON' });
    await text.fill('{"list":[]}');
    await screen.getByRole('dialog').getByRole('button', { name: '导入', exact: true }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('导入失败，数据格式不对 表单设计须为包含 list 和 config 的对象。');
    await expect.element(screen.getByText('a', { exact: true }).first()).toBeInTheDocument();
    await text.fill('{"list":[{"type":"stamp","key":"s"}],"config":{}}');
    await screen.getByRole('dialog').getByRole('button', { name: '导入', exact: true }).click();
    await expect.element(screen.getByText('保留了 1 个未知控件')).toBeVisible();
    expect(form().list.map(({ type }) => type)).toEqual(['stamp']);
  });

  test('G5.5 text on the clipboard becomes controls', async () => {
    const { screen, form } = await openDesigner();
    (screen.getByRole('region', { name: 'Form being designed' }).element() as HTMLElement).focus();
    const data = new DataTransfer();
    data.setData('text/plain', 'Name\tAge\nAn\t31');
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect
      .poll(() => form().list.map(({ type, label }) => [type, label]))
      .toEqual([
        ['input', 'Name'],
        ['number', 'Age'],
      ]);
  });

  test('G5.6 a draft is written while designing and offered on the next visit', async () => {
    const drafts = { read: vi.fn(() => serializeDocument(formOf(input('kept')))), write: vi.fn(), clear: vi.fn() };
    const { screen, form } = await openDesigner({ drafts });
    await screen.getByRole('button', { name: 'Restore it' }).click();
    expect(form().list.map(({ key }) => key)).toEqual(['kept']);
    await expect.poll(() => drafts.write.mock.calls.at(-1)?.[0]).toBe(serializeDocument(form()));
  });

  test('G5.6 leaving the page writes at once what is still resting', async () => {
    const drafts = { read: vi.fn(() => null), write: vi.fn(), clear: vi.fn() };
    const { screen, form } = await openDesigner({ drafts });
    await screen.getByRole('button', { name: 'divider' }).click();
    window.dispatchEvent(new Event('pagehide'));
    expect(drafts.write).toHaveBeenLastCalledWith(serializeDocument(form()));
  });

  test('G5.6 the draft goes when the host has saved, and stays when it could not', async () => {
    const drafts = { read: vi.fn(() => null), write: vi.fn(), clear: vi.fn() };
    const answers: Promise<void>[] = [Promise.reject(new Error('no connection')), Promise.resolve()];
    answers[0]?.catch(() => undefined);
    const onSave = vi.fn(() => answers[onSave.mock.calls.length - 1]);
    const { screen } = await openDesigner({ drafts, onSave });
    await screen.getByRole('button', { name: 'divider' }).click();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => drafts.write.mock.calls.length).toBe(1);
    expect(drafts.clear).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => drafts.clear.mock.calls.length).toBe(1);
  });
});

test('G5.4 a file is imported like pasted text', async () => {
  const { screen, form } = await openDesigner();
  await screen.getByRole('button', { name: 'Import' }).click();
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('The dialog has no field for a file.');
  await userEvent.upload(field, new File([serializeDocument(formOf(input('from-file')))], 'form.json', { type: 'application/json' }));
  await expect.poll(() => form().list.map(({ key }) => key)).toEqual(['from-file']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { builtInControls } from '../controls/builtInControls';
import { formOf, input, openDesigner, slowClock } from './openDesigner';

beforeEach(slowClock);

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

test('G5.7, R3.4 the preview stands as on a phone where it is as narrow as one', async () => {
  const grid = {
    type: 'grid',
    key: 'g',
    label: 'g',
    options: { gutter: 0 },
    columns: [
      { span: 12, list: [input('a')] },
      { span: 12, list: [input('b')] },
    ],
  };
  await page.viewport(1280, 800);
  const { screen } = await openDesigner({ document: formOf(grid), controls: builtInControls });
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByTestId('fd-preview'), { timeout: 10_000 }).toBeVisible();
  const top = (name: string) =>
    screen.getByTestId('fd-preview').getByRole('textbox', { name, exact: true }).element().getBoundingClientRect().top;
  await expect.poll(() => top('a') === top('b')).toBe(true);
  await screen.getByRole('button', { name: 'Phone' }).click();
  await expect.poll(() => top('b') > top('a')).toBe(true);
});

test('G5.8 a copy says whether it worked: 复制成功, 复制失败', async () => {
  const { screen } = await openDesigner({ document: formOf(input('a')) }, 'zh-CN');
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await screen.getByRole('button', { name: '生成JSON' }).click();
  const copy = screen.getByRole('dialog').getByRole('button', { name: '复制数据' });
  write.mockResolvedValueOnce();
  await copy.click();
  await expect.element(screen.getByText('复制成功').first()).toBeVisible();
  write.mockRejectedValueOnce(new Error('denied'));
  await copy.click();
  await expect.element(screen.getByText('复制失败').first()).toBeVisible();
});

test('G5.8 controls that could not be put on the clipboard are told, and a cut is taken back by undo', async () => {
  const { screen, types } = await openDesigner({ document: formOf(input('a')) });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await userEvent.click(screen.container.querySelector('.fd-item') as Element);
  await userEvent.keyboard('{Control>}x{/Control}');
  await expect.element(screen.getByText('Copy failed').first()).toBeVisible();
  expect(types()).toEqual([]);
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(types()).toEqual(['input']);
});

test('G5.7 the preview is filled in at the width of a phone and shows its data', async () => {
  const { screen } = await openDesigner({ controls: builtInControls, document: formOf(input('phone', { label: 'Phone' })) });
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByTestId('fd-preview')).toHaveStyle({ width: '850px' });
  await screen.getByRole('button', { name: 'Phone' }).click();
  await expect.element(screen.getByTestId('fd-preview')).toHaveStyle({ width: '375px' });
  await screen.getByTestId('fd-preview').getByLabelText('Phone').fill('0912');
  await screen.getByRole('button', { name: 'Get data' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Data of the form' })).toHaveValue('{\n\t"phone": "0912"\n}');
});

test('G5.7 the preview opens stored files the way the host says', async () => {
  const showFile = async (url: string) => `data:image/gif;base64,R0lGODlhAQABAAAAACw=#${url}`;
  const photo = {
    type: 'uploadImg',
    key: 'p',
    model: 'p',
    label: 'Photo',
    options: { defaultValue: '[{"name":"a.png","url":"/file/1"}]' },
    rules: [],
  };
  const { screen } = await openDesigner({ controls: builtInControls, document: formOf(photo), host: { showFile } });
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByTestId('fd-preview').getByRole('button', { name: 'Show a.png' })).toBeVisible();
  await expect
    .poll(() => document.querySelector('[data-testid=fd-preview] .BlForm-upload img')?.getAttribute('src'))
    .toMatch(/^data:.*\/file\/1$/);
});

test('G5.7 code is shown for Vue, HTML and React', async () => {
  const { screen } = await openDesigner({ controls: builtInControls, document: formOf(input('phone', { label: 'Phone' })) });
  await screen.getByRole('button', { name: 'Generate code' }).click();
  await expect.element(screen.getByRole('tab', { name: 'VUE' })).toHaveAttribute('aria-selected', 'true');
  for (const [tab, part] of [
    ['VUE', 'defineEmits'],
    ['HTML', '<!doctype html>'],
    ['React', 'useForm<FormValues>'],
  ] as const) {
    await screen.getByRole('tab', { name: tab }).click();
    await expect.poll(() => (screen.getByRole('textbox', { name: tab }).element() as HTMLTextAreaElement).value).toContain(part);
  }
});

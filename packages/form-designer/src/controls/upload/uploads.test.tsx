import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { documentOf, field, showForm } from '../../renderer/testForm';
import type { Upload } from '../renderHost';
import { isSafeUrl } from './isSafeUrl';
import { readExtraData, readFiles } from './readFiles';

const accept: Upload = ({ file }) =>
  Promise.resolve({ code: 0, data: { fileId: `id-${file.name}`, url: `https://files.test/${file.name}` } });
const fileOf = (name: string, type = 'text/plain') => new File(['content'], name, { type });

async function choose(container: Element, ...files: File[]) {
  const input = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('an accepted file joins the value as the original keeps it', async () => {
  const upload = vi.fn(accept);
  const { screen, form } = await showForm(documentOf(field('uploadFile', 'files', { options: { data: '{"folder":"a"}' } })), { upload });
  await choose(screen.container, fileOf('a.txt'));
  await expect.element(screen.getByRole('link', { name: 'Download a.txt' })).toBeVisible();
  expect(upload.mock.calls[0]?.[0]).toMatchObject({ type: 'file', fileName: 'file', data: { folder: 'a' } });
  expect(await form.getData()).toEqual({
    files: [{ type: 'file', name: 'a.txt', status: 'done', uid: 'id-a.txt', url: 'https://files.test/a.txt' }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.txt' }));
  expect(await form.getData()).toEqual({ files: [] });
});

test('files over the limit are cut, with the message of the specification', async () => {
  const { screen, form } = await showForm(documentOf(field('uploadFile', 'files', { options: { limit: 2, multiple: true } })), {
    upload: accept,
  });
  await choose(screen.container, fileOf('a'), fileOf('b'), fileOf('c'));
  await vi.waitFor(async () => expect(((await form.getData()).files as unknown[]).length).toBe(2), { timeout: 10_000 });
  expect(screen.getByRole('button', { name: /files/ }).element()).toBeDisabled();
});

test('the message over the limit', async () => {
  const { screen } = await showForm(documentOf(field('uploadFile', 'files', { options: { limit: 1, multiple: true } })), {
    upload: () => new Promise(() => undefined),
  });
  await choose(screen.container, fileOf('a'), fileOf('b'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Maximum upload count is 1');
});

test.each([
  ['uploadFile', 'File upload failed', 'text/plain'],
  ['uploadImg', 'Image upload failed', 'image/png'],
])('%s: a refused file goes away with an error', async (type, message, kind) => {
  const { screen, form } = await showForm(documentOf(field(type, 'files')), { upload: () => Promise.resolve({ code: 500 }) });
  await choose(screen.container, fileOf('a', kind));
  await expect.element(screen.getByRole('status')).toHaveTextContent(message);
  expect(await form.getData()).toEqual({ files: [] });
});

test('a refusal tells its cause where the host gives one', async () => {
  const { screen } = await showForm(documentOf(field('uploadFile', 'files')), {
    upload: () => Promise.resolve({ code: 1, message: 'At most 5 MB' }),
  });
  await choose(screen.container, fileOf('a'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('File upload failed: At most 5 MB');
});

test('a file that cannot be fetched says so where it stands', async () => {
  const value = { files: [{ type: 'file', name: 'a.txt', status: 'done', uid: '1', url: '/gone' }] };
  const { screen } = await showForm(documentOf(field('uploadFile', 'files')), { value, showFile: () => Promise.reject(new Error('gone')) });
  await userEvent.click(screen.getByRole('button', { name: 'Download a.txt' }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('a.txt could not be downloaded');
});

test('pictures other than gif, jpeg and png are not sent', async () => {
  const upload = vi.fn(accept);
  const { screen } = await showForm(documentOf(field('uploadImg', 'files')), { upload });
  await choose(screen.container, fileOf('a.svg', 'image/svg+xml'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Only gif, jpeg, png can be uploaded');
  expect(upload).not.toHaveBeenCalled();
});

test('settings of the host go before those of the document', async () => {
  const upload = vi.fn(accept);
  const { screen } = await showForm(documentOf(field('uploadImg', 'files')), {
    upload,
    config: { uploadImage: '/up', uploadImageName: 'pic', uploadImageData: { a: 1 } },
  });
  await choose(screen.container, fileOf('a.png', 'image/png'));
  await vi.waitFor(() => expect(upload.mock.calls[0]?.[0]).toMatchObject({ type: 'img', action: '/up', fileName: 'pic', data: { a: 1 } }), {
    timeout: 10_000,
  });
});

test('extra data is strict JSON or nothing', () => {
  expect(readExtraData('{"a":1}')).toEqual({ a: 1 });
  for (const text of ['', '{a:1}', '[1]', '"x"', 'null', '{"a":1,}']) expect(readExtraData(text)).toEqual({});
  expect(Object.keys(readExtraData('{"__proto__":{"x":1},"b":2}'))).toEqual(['b']);
});

test('values kept as text are read; what is no list of files is empty', () => {
  expect(readFiles('[{"name":"a","uid":7,"url":"u"}]', 'file')).toEqual([{ type: 'file', name: 'a', status: 'done', uid: '7', url: 'u' }]);
  for (const value of ['', 'x', null, 3, {}]) expect(readFiles(value, 'img')).toEqual([]);
});

test('addresses that run code are not opened', () => {
  for (const url of ['https://a.test/x', '/files/1', 'blob:https://a.test/1', 'data:image/png;base64,AA=='])
    expect(isSafeUrl(url)).toBe(true);
  for (const url of [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'data:image/svg+xml;base64,AA==',
    'vbscript:x',
    '',
    5,
  ])
    expect(isSafeUrl(url)).toBe(false);
});

import { describe, expect, test, vi } from 'vitest';
import { documentOf, field, showForm } from '../../renderer/testForm';
import type { Upload } from '../renderHost';

describe('R4.4 pictures in a rich text', () => {
  const picture = (name: string, type = 'image/png') => new File(['content'], name, { type });

  async function choose(container: Element, ...files: File[]) {
    const input = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  test('are sent like those of uploadImg and drawn as the host shows its files', async () => {
    const upload = vi.fn<Upload>(() => Promise.resolve({ code: 0, data: { url: '/files/7' } }));
    const showFile = (url: string) => Promise.resolve(`data:image/gif;base64,R0lGODlhAQABAAAAACw=#${url}`);
    const { screen, form } = await showForm(documentOf(field('editor', 'about')), {
      upload,
      showFile,
      config: { uploadImage: '/up', uploadImageName: 'pic', uploadImageData: { a: 1 } },
    });
    await expect.element(screen.getByRole('button', { name: 'Picture' })).toBeVisible();
    await choose(screen.container, picture('a.png'));
    await expect.element(screen.getByRole('status')).toHaveTextContent('a.png uploaded');
    expect(upload.mock.calls[0]?.[0]).toMatchObject({ action: '/up', fileName: 'pic', data: { a: 1 } });
    expect(await form.getData()).toEqual({ about: '<p><img src="/files/7" alt="a.png"></p>' });
    await expect
      .element(screen.getByRole('img', { name: 'a.png' }))
      .toHaveAttribute('src', 'data:image/gif;base64,R0lGODlhAQABAAAAACw=#/files/7');
  });

  test('pasted ones are sent too; other files, refusals and addresses that run code leave the text as it was', async () => {
    const upload = vi
      .fn<Upload>()
      .mockResolvedValueOnce({ code: 0, data: { url: 'javascript:alert(1)' } })
      .mockResolvedValueOnce({ code: 0, data: { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' } });
    const { screen, form } = await showForm(documentOf(field('editor', 'about')), { upload });
    await expect.element(screen.getByRole('button', { name: 'Picture' })).toBeVisible();
    await choose(screen.container, picture('a.svg', 'image/svg+xml'));
    await expect.element(screen.getByRole('status')).toHaveTextContent('Only gif, jpeg, png can be uploaded');
    await choose(screen.container, picture('b.png'));
    await expect.element(screen.getByRole('status')).toHaveTextContent('Image upload failed');
    expect(await form.getData()).toEqual({ about: '' });
    const clipboardData = new DataTransfer();
    clipboardData.items.add(picture('c.png'));
    screen
      .getByRole('textbox', { name: 'about' })
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await expect.element(screen.getByRole('status')).toHaveTextContent('c.png uploaded');
    expect(await form.getData()).toEqual({ about: '<p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="c.png"></p>' });
    expect(upload).toHaveBeenCalledTimes(2);
  });

  test('come from an upload that answers with its status; five at once are sent, and the rest is told', async () => {
    const upload = vi.fn<Upload>(({ file: { name } }) =>
      Promise.resolve(name === '5.png' ? { status: 'error', url: '/files/none' } : { status: 'success', url: `/files/${name}` }),
    );
    const { screen, form } = await showForm(documentOf(field('editor', 'about')), { upload });
    await expect.element(screen.getByRole('button', { name: 'Picture' })).toBeVisible();
    await choose(screen.container, ...Array.from({ length: 6 }, (_, at) => picture(`${at + 1}.png`)));
    await expect.poll(() => upload.mock.calls.map(([{ file }]) => file.name)).toEqual(['1.png', '2.png', '3.png', '4.png', '5.png']);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Image upload failed');
    const { about } = (await form.getData()) as { about: string };
    expect([...about.matchAll(/src="([^"]+)"/g)].map(([, src]) => src).toSorted()).toEqual([1, 2, 3, 4].map((at) => `/files/${at}.png`));
  });

  test('say that six are too many', async () => {
    const upload = vi.fn<Upload>(() => new Promise(() => undefined));
    const { screen } = await showForm(documentOf(field('editor', 'about')), { upload });
    await expect.element(screen.getByRole('button', { name: 'Picture' })).toBeVisible();
    await choose(screen.container, ...Array.from({ length: 6 }, (_, at) => picture(`${at}.png`)));
    await expect.element(screen.getByText('Maximum upload count is 5')).toBeVisible();
  });

  test('cannot be chosen where the host takes none', async () => {
    const { screen } = await showForm(documentOf(field('editor', 'about')));
    await expect.element(screen.getByRole('button', { name: 'Link' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Picture' }).query()).toBeNull();
  });
});

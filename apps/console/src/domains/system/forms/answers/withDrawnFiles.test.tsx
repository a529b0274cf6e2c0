import { type Control, type ControlType, createControl, createDocument } from '@backlot/form-designer/document';
import { expect, test, vi } from 'vitest';
import { withDrawnFiles } from './withDrawnFiles';

const address = (id: number) => `/api/main/sysFileInfo/preview?id=${id}`;
const make = (type: ControlType, model: string): Control => ({ ...createControl(type, () => model), model });
const design = { ...createDocument(), list: [make('editor', 'about'), make('input', 'words'), make('uploadImg', 'photo')] };
const png = new Blob([Uint8Array.of(137, 80, 78, 71)], { type: 'image/png' });
const drawn = 'data:image/png;base64,iVBORw==';

test('stored pictures become data, in lists of files and within rich text, each read once', async () => {
  const readFile = vi.fn(() => Promise.resolve(png));
  const about = `<p>One <img src="${address(1)}" alt="a > b"> two <img src="${address(1)}"></p>`;
  const values = await withDrawnFiles({ design, values: { about, photo: [{ name: 'x.png', url: address(2) }] }, readFile });
  expect(values).toEqual({ about: about.replaceAll(address(1), drawn), photo: [{ name: 'x.png', url: drawn }] });
  expect(readFile.mock.calls).toEqual([['1'], ['2']]);
});

test('addresses elsewhere, words of other fields and pictures that may not be read stay as they are', async () => {
  const values = {
    about: `<p><img src="https://elsewhere.test/x.png"><img src="${address(3)}"><a href="${address(1)}">file</a></p>`,
    words: `<img src="${address(1)}">`,
  };
  const readFile = vi.fn(() => Promise.reject(new Error('not yours')));
  expect(await withDrawnFiles({ design, values, readFile })).toEqual(values);
  expect(readFile.mock.calls).toEqual([['3']]);
});

test('files are not read, and what is no picture stays its address', async () => {
  const readFile = vi.fn(() => Promise.resolve(new Blob(['%PDF-1.7'], { type: 'application/pdf' })));
  const values = {
    papers: [{ type: 'file', name: 'plan.pdf', url: address(5) }],
    photo: [{ type: 'img', name: 'x.png', url: address(6) }],
  };
  expect(await withDrawnFiles({ design, values, readFile })).toEqual(values);
  expect(readFile.mock.calls).toEqual([['6']]);
});

test('a picture of another kind is drawn as a PNG', async () => {
  const gif = new Blob(
    [Uint8Array.from(atob('R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='), (char) => char.charCodeAt(0))],
    { type: 'image/gif' },
  );
  const values = await withDrawnFiles({ design, values: { photo: [{ url: address(4) }] }, readFile: () => Promise.resolve(gif) });
  expect((values['photo'] as { url: string }[])[0]?.url).toMatch(/^data:image\/png;base64,/);
});

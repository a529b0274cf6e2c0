import { composeStories } from '@storybook/react-vite';
import { documentLimitBytes, errors, fileApi, formApi } from '@backlot/contract';
import { createControl, createDocument, serializeDocument } from '@backlot/form-designer/document';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Answer, answer, Refusal } from '../../../../kit/stage/answer';
import * as details from '../FormDetailScreen.stories';
import * as fills from '../fill/FillScreen.stories';
import { formAnswers } from '../forms.fixture';

const { Published } = composeStories(details, {});
const { Filling } = composeStories(fills, {});
const patience = { timeout: 20_000 };
const url = `/api${fileApi.preview.path}?id=77`;
const papers = { ...createControl('uploadFile', () => 'papers'), model: 'papers', label: 'Papers' };
const design = serializeDocument({ ...createDocument(), list: [papers] });
const stored = { type: 'file', name: 'plan.pdf', status: 'done', uid: '77', url };
const bytes = answer(
  fileApi.preview,
  () =>
    new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="plan.pdf"' } }),
);
const fill = answer(formApi.fill, ({ id }) => ({
  id,
  name: '资料',
  enName: 'Papers',
  vnName: null,
  remark: null,
  number: 2,
  publishTime: '2026-11-12 03:20:00',
  document: design,
}));

let downloads: { name: string; href: string }[] = [];
beforeEach(() => {
  localStorage.clear();
  downloads = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, href: this.href });
  });
});
afterEach(() => vi.restoreAllMocks());

const showForm = (...answers: Answer[]) => render(<Filling answers={[...formAnswers(), fill, bytes, ...answers]} />);

async function choose(file: File) {
  await expect.element(page.getByRole('button', { name: /^Papers/ }), patience).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('.BlForm-upload input[type=file]') as HTMLInputElement;
  const data = new DataTransfer();
  data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a PDF is handed in with a form, and opens under its name before it is sent', async () => {
  const sent: unknown[] = [];
  await showForm(
    answer(fileApi.uploadFile, () => ({ fileId: '77', url })),
    answer(formApi.submit, (input) => {
      sent.push(input);
      return { id: '1' };
    }),
  );
  await choose(new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }));
  await page.getByRole('button', { name: 'Download plan.pdf' }).click(patience);
  await expect.poll(() => downloads).toEqual([{ name: 'plan.pdf', href: expect.stringMatching(/^blob:/) }]);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Thank you')).toBeVisible();
  expect(sent).toEqual([{ id: '1', number: 2, values: { papers: [stored] } }]);
});

test('what is refused says what is taken; what is too large is not sent at all', async () => {
  const tries: unknown[] = [];
  await showForm(
    answer(fileApi.uploadFile, () => {
      tries.push(1);
      throw new Refusal(errors.documentType.code, errors.documentType.en);
    }),
  );
  await choose(new File(['<p>'], 'page.html', { type: 'text/html' }));
  await expect.element(page.getByText(errors.documentType.en, { exact: false })).toBeVisible();
  await choose(new File([new Uint8Array(documentLimitBytes + 1)], 'film.pdf'));
  await expect.element(page.getByText('File over 20 MB', { exact: false })).toBeVisible();
  expect(tries).toHaveLength(1);
});

test('who reads an answer opens its document by its name', async () => {
  const answers = answer(formApi.answers, ({ pageNo, pageSize }) => ({
    pageNo,
    pageSize,
    totalPage: 1,
    totalRows: 1,
    rows: [{ id: '92', number: 2, values: { papers: [stored] }, person: 'Nguyễn Thị Lan', createTime: '2026-11-13 08:00:00' }],
  }));
  await render(
    <Published answers={[...formAnswers(), bytes, answers, answer(formApi.version, ({ number }) => ({ number, document: design }))]} />,
  );
  await page
    .getByRole('row', { name: /Nguyễn Thị Lan/ })
    .getByRole('button', { name: 'Open' })
    .click(patience);
  await page
    .getByRole('dialog', { name: /^Answer of/ })
    .getByRole('button', { name: 'Download plan.pdf' })
    .click(patience);
  await expect.poll(() => downloads).toEqual([{ name: 'plan.pdf', href: expect.stringMatching(/^blob:/) }]);
});

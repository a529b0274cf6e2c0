import { composeStories } from '@storybook/react-vite';
import { BacklotThemeProvider } from '@backlot/ui-kit';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DrawerHarness } from '../fixtures/DrawerHarness';
import { workOrders } from '../fixtures/workOrders';
import { startPdfWorker } from '../startWorker';
import { addFonts } from '../fonts/addedFonts';
import { merchantDocument, workOrderDocument } from './documentKind';
import * as drawerStories from './PdfPreviewDrawer.stories';

const stories = composeStories(drawerStories);
const wrapper = BacklotThemeProvider;

const saved: { name: string; file: Promise<Blob> }[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: fetch(this.href).then((response) => response.blob()) });
  });
});
afterEach(() => vi.restoreAllMocks());

const bytesOf = async (index: number) => new Uint8Array(await (await saved[index]!.file).arrayBuffer());
const isPainted = (canvas: Element) => {
  const { width, height } = canvas as HTMLCanvasElement;
  const copy = new OffscreenCanvas(width, height).getContext('2d')!;
  copy.drawImage(canvas as HTMLCanvasElement, 0, 0);
  const { data } = copy.getImageData(0, 0, width, height);
  return data.some((value, index) => index % 4 !== 3 && value < 80);
};

test('shows the painted page with its words, and downloads the file under its name', { timeout: 40_000 }, async () => {
  const screen = await render(<stories.WorkOrderInChinese />, { wrapper });
  const page = screen.getByRole('img', { name: '第 1 页，共 1 页' });
  await expect.element(page, { timeout: 30_000 }).toBeVisible();
  await expect.poll(() => isPainted(page.element()), { timeout: 15_000 }).toBe(true);
  await expect.element(screen.getByText(/晨露护肤官方旗舰店/).first()).toBeInTheDocument();
  await screen.getByRole('button', { name: '下载 PDF' }).click();
  expect(saved[0]?.name).toBe('工单 WO261121SG00007 春季直播推广：保湿面霜“晨露”系列.pdf');
  expect(new TextDecoder().decode((await bytesOf(0)).subarray(0, 5))).toBe('%PDF-');
});

test('zoom changes the size of the page and fits it to the width again', async () => {
  const screen = await render(<stories.Merchant />, { wrapper });
  const page = screen.getByRole('img', { name: 'Page 1 of 1' });
  await expect.element(page, { timeout: 15_000 }).toBeVisible();
  const fitted = page.element().getBoundingClientRect().width;
  await screen.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => page.element().getBoundingClientRect().width).toBeGreaterThan(fitted);
  await screen.getByRole('button', { name: 'Fit width' }).click();
  await expect.poll(() => page.element().getBoundingClientRect().width).toBe(fitted);
});

test('a long document has a thumbnail for each page, and pages far away are not painted', async () => {
  const screen = await render(<stories.LongText />, { wrapper });
  await expect.element(screen.getByRole('button', { name: 'Go to page 2' }), { timeout: 15_000 }).toBeInTheDocument();
  const thumbnails = document.querySelectorAll('nav button').length;
  expect(thumbnails).toBeGreaterThan(8);
  expect(document.querySelectorAll('canvas[role=img]').length).toBeLessThan(2 * thumbnails);
});

test('a font that is missing says so with its status, and trying again asks for it again', async () => {
  const screen = await render(<stories.FontMissing />, { wrapper });
  await expect.element(screen.getByText('Font loading failed: 404'), { timeout: 15_000 }).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Font loading failed: 404'), { timeout: 15_000 }).toBeVisible();
});

test('a worker that does not start is an error, not a spinner', async () => {
  const screen = await render(<stories.WorkerMissing />, { wrapper });
  await expect.element(screen.getByText('The PDF could not be prepared'), { timeout: 15_000 }).toBeVisible();
});

test('closing while the PDF is made ends the workers', async () => {
  const workers: Worker[] = [];
  const createWorker = () => {
    const worker = startPdfWorker();
    workers.push(worker);
    vi.spyOn(worker, 'terminate');
    return worker;
  };
  const screen = await render(<DrawerHarness document={workOrderDocument} records={[workOrders.en]} createWorker={createWorker} />, {
    wrapper,
  });
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(workers).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  for (const worker of workers) expect(worker.terminate).toHaveBeenCalled();
});

test('many records are shown one by one and saved as a zip with a PDF for each', async () => {
  const screen = await render(<stories.ManyRecords />, { wrapper });
  await expect.element(screen.getByText('1 of 24'), { timeout: 15_000 }).toBeVisible();
  await screen.getByRole('button', { name: 'Next record' }).click();
  await expect.element(screen.getByText('2 of 24'), { timeout: 15_000 }).toBeVisible();
  await screen.getByRole('button', { name: 'Download all 24' }).click();
  await screen.getByRole('menuitem', { name: /ZIP/ }).click();
  await expect.poll(() => saved.length, { timeout: 20_000 }).toBe(1);
  expect(saved[0]!.name).toMatch(/ and 23 more\.zip$/);
  const names = Object.keys(unzipSync(await bytesOf(0)));
  expect(names).toHaveLength(24);
  expect(names[0]).toBe('Work order WO261121PH00001 Summer sunscreen launch – short videos and a live session.pdf');
}, 40_000);

test('opened again, it begins with the first record', async () => {
  const screen = await render(<stories.ManyRecords />, { wrapper });
  await expect.element(screen.getByText('1 of 24'), { timeout: 15_000 }).toBeVisible();
  await screen.getByRole('button', { name: 'Next record' }).click();
  await expect.element(screen.getByText('2 of 24'), { timeout: 15_000 }).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'PDF', exact: true }).click();
  await expect.element(screen.getByText('1 of 24'), { timeout: 15_000 }).toBeVisible();
});

test('printing hands every page to the browser as an image and clears up behind it', async () => {
  const printed = vi.spyOn(window, 'print').mockReturnValue();
  const screen = await render(<stories.Merchant />, { wrapper });
  await expect.element(screen.getByRole('img', { name: 'Page 1 of 1' }), { timeout: 15_000 }).toBeVisible();
  await screen.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => printed.mock.calls.length, { timeout: 15_000 }).toBe(1);
  const image = document.querySelector<HTMLImageElement>('[data-pdf-paper] img');
  expect(image?.naturalWidth).toBe(2200);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelector('[data-pdf-paper]')).toBeNull();
});

test('says which characters no font draws, and draws them once the host has added a font', async () => {
  const records = [{ shopName: 'Bazaar ខ្មែរ' }];
  const before = await render(<DrawerHarness document={merchantDocument} records={records} />, { wrapper });
  await expect.element(before.getByText(/ខ \(U\+1781\)/), { timeout: 30_000 }).toBeVisible();
  await before.unmount();
  const khmer = new URL('../../node_modules/@expo-google-fonts/noto-sans-khmer/400Regular/NotoSansKhmer_400Regular.ttf', import.meta.url);
  addFonts([{ name: 'khmer', src: khmer, scripts: ['Khmer'] }]);
  const after = await render(<DrawerHarness document={merchantDocument} records={records} />, { wrapper });
  await expect.element(after.getByText(/Bazaar ខ្មែរ/).first(), { timeout: 30_000 }).toBeInTheDocument();
  await expect.element(after.getByRole('alert')).not.toBeInTheDocument();
});

import { afterEach, expect, test } from 'vitest';
import { lookUpNames } from '../fixtures/names';
import { quote, startQuoteWorker } from '../fixtures/quotes';
import { workOrders } from '../fixtures/workOrders';
import { namesOf } from '../documents/lookUp';
import { workOrderCodes } from '../documents/workOrder/WorkOrderRecord';
import { startPdfWorker } from '../startWorker';
import type { PrintJob } from './messages';
import { PdfWorker } from './PdfWorker';

const started: PdfWorker[] = [];
const startOne = (create = startPdfWorker) => {
  const worker = new PdfWorker(create);
  started.push(worker);
  return worker;
};
afterEach(() => started.splice(0).forEach((worker) => worker.stop()));

const job = (locale: 'en' | 'zh-CN' | 'vn'): PrintJob => ({
  document: 'workOrder',
  items: [workOrders[locale]],
  title: 'Test',
  locale,
  names: namesOf(workOrderCodes(workOrders[locale]), lookUpNames(locale)),
});

test('prints, opens, paints and reads a document', async () => {
  const worker = startOne();
  const bytes = await worker.call('print', job('zh-CN'));
  expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
  const pages = await worker.call('open', bytes);
  expect(pages).toEqual([{ width: 1200, height: 1500 }]);
  const image = await worker.call('paint', { page: 1, width: 600 });
  expect([image.width, image.height]).toEqual([600, 750]);
  expect(await worker.call('text', { page: 1 })).toContain('晨露护肤官方旗舰店');
  expect((await worker.call('image', { page: 1, width: 300 })).type).toBe('image/png');
});

test('of two PDFs opened at once, the later one stays open', async () => {
  const worker = startOne();
  const long = await worker.call('print', { ...job('zh-CN'), items: Array.from({ length: 20 }, () => workOrders['zh-CN']) });
  const short = await worker.call('print', job('en'));
  const [pages, page] = await Promise.all([worker.call('open', long), worker.call('open', short)]);
  expect([pages.length, page.length]).toEqual([20, 1]);
  expect(await worker.call('text', { page: 1 })).toContain(workOrders.en.workOrderName.split(' ')[0]);
});

test('an unknown document, and one that throws, are errors of the document', async () => {
  const worker = startOne();
  await expect(worker.call('print', { ...job('en'), document: 'nothing' })).rejects.toMatchObject({
    code: 'document',
    message: 'unknown document: nothing',
  });
  await expect(worker.call('open', new Uint8Array([1, 2, 3]))).rejects.toMatchObject({ code: 'document' });
  await expect(worker.call('print', job('en'))).resolves.toBeInstanceOf(Uint8Array);
});

test('a document of the host is printed beside those of the package', async () => {
  const worker = startOne(startQuoteWorker);
  await worker.call('open', await worker.call('print', { document: 'quote', items: [quote], title: 'Quote', locale: 'en', names: {} }));
  expect(await worker.call('text', { page: 1 })).toContain('₱5,500.50');
  expect(await worker.call('print', job('vn'))).toBeInstanceOf(Uint8Array);
});

test('a filled form with a picture and rich text is printed and painted', async () => {
  const worker = startOne();
  const picture = new OffscreenCanvas(40, 30);
  picture.getContext('2d')?.fillRect(0, 0, 40, 30);
  const url = await asDataUrl(await picture.convertToBlob({ type: 'image/png' }));
  const form = {
    title: 'Sample check',
    items: [
      { kind: 'pictures', label: 'Photos', urls: [url, url] },
      { kind: 'html', label: 'Notes', html: `<p>Arrived <b>whole</b></p><img src="${url}">` },
    ],
  };
  const bytes = await worker.call('print', { document: 'filledForm', items: [form], title: 'Sample check', locale: 'en', names: {} });
  expect(await worker.call('open', bytes)).toHaveLength(1);
  expect((await worker.call('paint', { page: 1, width: 300 })).width).toBe(300);
  expect(await worker.call('text', { page: 1 })).toContain('Arrived whole');
  expect(new TextDecoder('latin1').decode(bytes)).toContain('/Subtype /Image');
});

const asDataUrl = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsDataURL(blob);
  });

test('stopping ends waiting calls as cancelled, and later ones at once', async () => {
  const worker = startOne();
  const waiting = worker.call('print', job('en'));
  worker.stop();
  await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
  await expect(worker.call('print', job('en'))).rejects.toMatchObject({ code: 'cancelled' });
  expect(worker.hasEnded).toBe(true);
});

const scriptWorker = (script: string) => () => new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));

test('a worker that says nothing is given up after the patience of the call', async () => {
  await expect(startOne(scriptWorker('')).call('print', job('en'), { patience: 50 })).rejects.toMatchObject({ code: 'timeout' });
});

test('a worker that cannot start is an error of the worker', async () => {
  await expect(startOne(scriptWorker('throw new Error("broken")')).call('print', job('en'))).rejects.toMatchObject({ code: 'worker' });
  expect(() =>
    startOne(() => {
      throw new TypeError('requires TrustedScriptURL');
    }),
  ).toThrow('requires TrustedScriptURL');
});

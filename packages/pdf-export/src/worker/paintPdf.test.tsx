import { afterEach, expect, test, vi } from 'vitest';
import { lookUpNames } from '../fixtures/names';
import { shops } from '../fixtures/shops';
import { startPdfWorker } from '../startWorker';
import { openPdf, textOfPage } from './paintPdf';
import { PdfWorker } from './PdfWorker';
import { namesOf } from '../documents/lookUp';
import { shopCodes } from '../documents/merchant/ShopRecord';

afterEach(() => vi.restoreAllMocks());

test('pdf.js says nothing on the console', async () => {
  const said = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level).mockReturnValue());
  const worker = new PdfWorker(startPdfWorker);
  const names = namesOf(shopCodes(shops.vn), lookUpNames('vn'));
  const bytes = await worker.call('print', { document: 'merchant', items: [shops.vn], title: 'Shop', locale: 'vn', names });
  worker.stop();
  await openPdf(bytes);
  expect(await textOfPage({ page: 1 })).toContain(shops.vn.shopName);
  expect(said.flatMap(({ mock }) => mock.calls).filter(([words]) => /fake worker|^Warning/.test(String(words)))).toEqual([]);
});

import { unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { MerchantPage } from '../documents/merchant/MerchantPage';
import { lookUpNames } from '../fixtures/names';
import { extractText, readInfo } from '../fixtures/poppler';
import { shops } from '../fixtures/shops';
import { merchantDocument, renderBatch } from '../node';

vi.setConfig({ testTimeout: 30_000 });

const items = [shops.en, { ...shops.en, introduce: 'Long. '.repeat(2500) }, shops.vn];
const batch = { document: merchantDocument, Page: MerchantPage, items, locale: 'en' as const, lookUp: lookUpNames('en') };

test('one PDF holds every record in turn, pages numbered within their record', async () => {
  const done: string[] = [];
  const { bytes, fileName } = await renderBatch({ ...batch, form: 'one', onProgress: (count, total) => done.push(`${count}/${total}`) });
  expect(fileName).toBe(`Merchant ${shops.en.shopCode} ${shops.en.shopName} and 2 more.pdf`);
  expect(done).toEqual(['1/3', '2/3', '3/3']);
  const text = extractText(bytes);
  expect(Number(readInfo(bytes).Pages)).toBeGreaterThan(3);
  expect(text).toContain('Page 1 of 1');
  expect(text).toMatch(/Page 2 of [2-9]/);
  expect(text.indexOf(shops.en.shopName)).toBeLessThan(text.indexOf(shops.vn.shopName));
});

test('a zip holds a PDF for each, none over another', async () => {
  const { bytes, fileName } = await renderBatch({ ...batch, form: 'zip' });
  expect(fileName).toMatch(/ and 2 more\.zip$/);
  const files = unzipSync(bytes);
  const name = `Merchant ${shops.en.shopCode} ${shops.en.shopName}`;
  expect(Object.keys(files)).toEqual([`${name}.pdf`, `${name} (2).pdf`, `Merchant ${shops.vn.shopCode} ${shops.vn.shopName}.pdf`]);
  expect(extractText(files[`${name}.pdf`] as Uint8Array<ArrayBuffer>)).toContain(shops.en.shopName);
});

test.each(['one', 'zip'] as const)('characters that no font draws are told with the file (%s)', async (form) => {
  const arabic = { ...shops.en, introduce: 'سلام hello سلام' };
  const { missing, bytes } = await renderBatch({ ...batch, items: [shops.en, arabic], form });
  expect(missing.map(({ character }) => character).toSorted()).toEqual([...'ملاس'].toSorted());
  expect(missing[0]).toEqual({
    character: 'س',
    codePoint: 'U+0633',
    places: [
      { page: form === 'one' ? 2 : 1, text: '□□□□ hello □□□□', ...(form === 'zip' && { file: expect.stringMatching(/ \(2\)\.pdf$/) }) },
    ],
  });
  expect(bytes.length).toBeGreaterThan(0);
  expect((await renderBatch({ ...batch, items: [shops.en], form })).missing).toEqual([]);
});

test('no records and a form that there is not are errors', async () => {
  await expect(renderBatch({ ...batch, items: [], form: 'one' })).rejects.toMatchObject({
    code: 'document',
    message: 'there is nothing to print',
  });
  const unknown = renderBatch({ ...batch, form: 'book' as 'one' });
  await expect(unknown).rejects.toMatchObject({ code: 'document', message: 'unknown batch form: book' });
});

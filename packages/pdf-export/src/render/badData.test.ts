import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { FilledFormPage } from '../documents/filledForm/FilledFormPage';
import { MerchantPage } from '../documents/merchant/MerchantPage';
import type { ShopRecord } from '../documents/merchant/ShopRecord';
import { WorkOrderPage } from '../documents/workOrder/WorkOrderPage';
import { extractText, readInfo } from '../fixtures/poppler';
import { printItem } from '../fixtures/printItem';
import { shops } from '../fixtures/shops';
import { renderToBuffer } from '../node';

vi.setConfig({ testTimeout: 30_000 });

const solid = (text: string) => text.replace(/\s/g, '');

test.each<[string, unknown]>([
  ['an empty record', {}],
  [
    'null in every field',
    { shopName: null, shopCode: null, country: null, telephone: null, mailAddress: null, productCategory: null, introduce: null },
  ],
  [
    'the wrong types',
    { shopName: 5, shopCode: {}, country: [], telephone: true, mailAddress: Number.NaN, productCategory: [[]], introduce: ['x'] },
  ],
  ['names of Object', { shopName: 'x', country: 'constructor', productCategory: 'toString,__proto__' }],
])('%s gives a page', async (_, item) => {
  for (const pdf of [await printItem(MerchantPage, item as ShopRecord, 'en'), await printItem(WorkOrderPage, item as object, 'vn')]) {
    expect(readInfo(pdf).Pages).toBe('1');
    expect(solid(extractText(pdf)).length).toBeGreaterThan(100);
  }
});

test('20,000 characters of introduction are printed to the last one', async () => {
  const introduce = `${'这是一段很长的介绍，'.repeat(2000)}完`;
  const pdf = await printItem(MerchantPage, { ...shops['zh-CN'], introduce }, 'zh-CN');
  expect((solid(extractText(pdf)).match(/介/g) ?? []).length).toBeGreaterThanOrEqual(2000);
  expect(solid(extractText(pdf))).toContain('介绍，完');
});

test('a megabyte in one word wraps and ends', async () => {
  const pdf = await printItem(MerchantPage, { ...shops.en, introduce: 'x'.repeat(1_000_000) }, 'en');
  expect((extractText(pdf).match(/x/g) ?? []).length).toBeGreaterThanOrEqual(1_000_000);
}, 90_000);

test('control characters, direction overrides and soft hyphens do not reach the page; emoji and rare hanzi do', async () => {
  const shopName = 'A\u0000B\u202EC\u00adD 😀✨🎉✨ 犇喆堃';
  expect(solid(extractText(await printItem(MerchantPage, { ...shops.en, shopName }, 'en')))).toContain('ABCD😀✨🎉✨犇喆堃');
});

test('right-to-left text without a font shows boxes in its place', async () => {
  expect(extractText(await printItem(MerchantPage, { ...shops.en, shopName: 'Bazaar بازار' }, 'en'))).toContain('Bazaar □□□□□');
});

test('pictures from files and hosts, broken and huge ones give a document', async () => {
  const urls = [
    'file:///etc/passwd',
    'http://127.0.0.1:1/x.png',
    'data:image/png;base64,AAAA',
    `data:image/png;base64,${'A'.repeat(9_000_000)}`,
    'not an address',
  ];
  const form = {
    title: 'Pictures',
    items: [
      { kind: 'pictures' as const, label: 'Shots', urls },
      { kind: 'field' as const, label: 'After', value: 'still here' },
    ],
  };
  const text = extractText(await printItem(FilledFormPage, form, 'en'));
  expect(text).toContain('still here');
  expect(text).not.toContain('root:');
});

test('a component that throws gives its error, and the next document prints', async () => {
  const Broken = () => {
    throw new Error('no total');
  };
  await expect(renderToBuffer(createElement(Broken))).rejects.toMatchObject({ name: 'PdfError', code: 'document', message: 'no total' });
  await expect(renderToBuffer(createElement(() => null))).rejects.toMatchObject({
    code: 'document',
    message: 'there is no document to print',
  });
  expect(readInfo(await printItem(MerchantPage, shops.en, 'en')).Pages).toBe('1');
});

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lookUpNames } from '../fixtures/names';
import { shops } from '../fixtures/shops';
import { merchantDocument, PdfPreviewDrawer } from '../index';

test.each([true, false])('the drawer is drawn on a server without a warning, open: %j', (open) => {
  const warned = vi.spyOn(console, 'error');
  const drawer = createElement(PdfPreviewDrawer<(typeof shops)['en']>, {
    open,
    onClose: () => undefined,
    document: merchantDocument,
    records: [shops.en],
    lookUp: lookUpNames('en'),
    createWorker: () => Promise.reject(new Error('A server starts no worker.')) as never,
  });
  expect(renderToString(drawer)).toBeTypeOf('string');
  expect(warned.mock.calls.map(String)).toEqual([]);
  warned.mockRestore();
});

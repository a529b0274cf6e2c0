import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import { catalogueOf, createEndpoint, errorRow, type OutputOf } from '../core';

const invoiceErrors = catalogueOf({
  invoiceGone: errorRow(2001, 200, 'message', 'This invoice is gone.', '发票不存在。', 'Hóa đơn không còn.'),
  invoicePaid: errorRow(2002, 200, 'field', 'Paid already.', '已付款。', 'Đã thanh toán.'),
});

test('errors of a host are found by name and by code', () => {
  expect(invoiceErrors.errors.invoicePaid.client).toBe('field');
  expect(invoiceErrors.byCode(2001)?.en).toBe('This invoice is gone.');
  expect(invoiceErrors.nameOf(2002)).toBe('invoicePaid');
  expect(invoiceErrors.byCode(1)).toBeUndefined();
});

test('calls of a host know its permissions and errors, at addresses of its own', () => {
  const endpoint = createEndpoint<'invoice.pay', 'invoiceGone'>();
  const pay = endpoint({
    method: 'POST',
    path: '/invoices/pay',
    summary: 'Pays an invoice',
    access: 'invoice.pay',
    input: z.object({ id: z.string() }),
    output: z.object({ paidAt: z.string() }),
    refusals: { id: { empty: 'invoiceGone' } },
  });
  expect(pay).toMatchObject({ answer: 'envelope', body: 'json', access: 'invoice.pay' });
  expectTypeOf<OutputOf<typeof pay>>().toEqualTypeOf<{ paidAt: string }>();
  // @ts-expect-error no such permission
  expect(endpoint({ ...pay, access: 'invoice.query' }).access).toBe('invoice.query');
});

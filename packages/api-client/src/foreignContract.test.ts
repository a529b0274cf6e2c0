import { nothing, text } from '@backlot/contract';
import { createEndpoint } from '@backlot/contract/core';
import { expect, test } from 'vitest';
import type { ApiError } from './ApiError';
import { createClient } from './createClient';

const endpoint = createEndpoint<'invoice.pay'>();

const invoices = {
  pay: endpoint({
    method: 'POST',
    path: '/invoices/pay',
    summary: 'Pays an invoice',
    access: 'invoice.pay',
    input: nothing(),
    output: text(20),
  }),
};

function foreign(answer: object) {
  const asked: string[] = [];
  const events: string[] = [];
  const client = createClient({
    baseUrl: 'https://shop.test/v2',
    getToken: () => 'token',
    getLocale: () => 'en',
    onPolicy: ({ policy }) => events.push(policy),
    codes: { toast: [2002] },
    fetch: (input) => {
      asked.push((input as Request).url);
      return Promise.resolve(Response.json(answer));
    },
  });
  return { calls: client.area(invoices), asked, events };
}

test('calls of a contract that is not ours go to its own address', async () => {
  const { calls, asked } = foreign({ success: true, code: 200, message: '', data: 'today' });
  expect(await calls.pay()).toBe('today');
  expect(asked).toEqual(['https://shop.test/v2/invoices/pay']);
});

test.each([
  [2002, 'toast'],
  [1016002, 'message'],
])('code %i of its errors is a %s', async (code, policy) => {
  const { calls } = foreign({ success: false, code, message: 'No.', data: null });
  const error = await calls.pay().catch((caught: ApiError) => caught);
  expect(error).toMatchObject({ policy });
});

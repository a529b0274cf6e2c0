import { expect, test } from 'vitest';
import * as z from 'zod';
import { type AnyEndpoint, createEndpoint } from '../core/endpoint';
import type { Agreement } from './agreement';
import { sentenceOf } from './break';
import { breaksOf } from './breaksOf';
import { callsOf } from './callsOf';

const call = (changes: Partial<AnyEndpoint> = {}) => ({
  ...createEndpoint<string>()({
    method: 'POST',
    path: '/invoice/pay',
    summary: '',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({}),
  }),
  ...changes,
});

const agreement = (changes: Partial<Agreement> = {}): Agreement => ({
  calls: {},
  messages: { sent: { is: 'text' }, heard: { is: 'text' }, refusal: { is: 'text' } },
  errors: { stale: { code: 7, status: 200 } },
  lives: { invoiceLife: { open: 1, paid: 2 } },
  fixed: { socketPath: '/ws' },
  ...changes,
});

const told = (released: Agreement, today: Agreement) => breaksOf(released, today).map(sentenceOf);
const toldOfCall = (released: AnyEndpoint, today: AnyEndpoint) =>
  told(agreement({ calls: callsOf({ invoice: { pay: released } }) }), agreement({ calls: callsOf({ invoice: { pay: today } }) }));

test.each<[string, AnyEndpoint, AnyEndpoint]>([
  ['other words', call({ summary: 'Pays' }), call({ summary: 'Settles' })],
  ['open to more', call({ access: 'invoice.pay' }), call()],
  ['a reading call', call(), call({ isReading: true })],
  ['a larger body', call({ bodyLimit: 5 }), call({ bodyLimit: 9 })],
])('%s breaks nothing', (_, released, today) => expect(toldOfCall(released, today)).toEqual([]));

test.each<[string, AnyEndpoint, AnyEndpoint, string]>([
  ['moved', call(), call({ path: '/invoice/settle' }), 'is POST /invoice/settle now. Serve both addresses'],
  ['another method', call(), call({ method: 'GET' }), 'is GET /invoice/pay now'],
  ['a permission', call(), call({ access: 'invoice.pay' }), 'is for invoice.pay now, where it was for session'],
  ['another permission', call({ access: 'a.b' }), call({ access: 'a.c' }), 'is for a.c now'],
  ['a session', call({ access: 'public' }), call(), 'is for session now, where it was for public'],
  ['a file', call(), call({ answer: 'blob' }), 'answers blob now, not an envelope'],
  ['a form', call(), call({ body: 'multipart' }), 'takes multipart now, not json'],
  ['no upload', call({ isUpload: true }), call(), 'has no answer for upload controls any more'],
  ['no player', call({ isPlayed: true }), call(), 'lets no player in'],
  ['writing', call({ isReading: true }), call(), 'is refused to a read-only view now'],
  ['a smaller body', call({ bodyLimit: 9 }), call(), 'takes bodies of the usual bytes at most now'],
  ['the answer', call({ output: z.object({ a: z.string() }) }), call(), 'POST /invoice/pay, answer.a: is not answered any more'],
  ['the input', call(), call({ input: z.strictObject({ a: z.string() }) }), 'POST /invoice/pay, body.a: is asked for now'],
])('%s is told', (_, released, today, sentence) => expect(toldOfCall(released, today).join()).toContain(sentence));

test('a new call, error, state and value break nothing; one that is gone or means something else does', () => {
  const more = agreement({
    calls: callsOf({ invoice: { pay: call() } }),
    errors: { stale: { code: 7, status: 200 }, gone: { code: 8, status: 200 } },
    lives: { invoiceLife: { open: 1, paid: 2, lost: 3 }, otherLife: { begun: 1 } },
    fixed: { socketPath: '/ws', other: 1 },
  });
  expect(told(agreement(), more)).toEqual([]);
  const less = { errors: { stale: { code: 9, status: 200 } }, lives: { invoiceLife: { open: 2 } }, fixed: {} };
  expect(told(more, agreement({ ...less, messages: { sent: { is: 'flag' }, heard: { is: 'flag' }, refusal: { is: 'text' } } }))).toEqual([
    'POST /invoice/pay: is gone. Serve it still, if only with an answer that says so.',
    'websocket, sent, message: may be true or false now, where it was text. Answer the new one under another name beside it.',
    'websocket, heard, message: takes true or false now, where it took text. Take text still.',
    'error stale: is {"code":9,"status":200} now, not {"code":7,"status":200}. Keep the value, and give a new meaning a new name.',
    'error gone: is gone. Keep it, even where nothing gives it any more.',
    'invoiceLife, state open: is 2 now, not 1. Keep the value, and give a new meaning a new name.',
    'invoiceLife, state paid: is gone. Keep it, even where nothing gives it any more.',
    'invoiceLife, state lost: is gone. Keep it, even where nothing gives it any more.',
    'otherLife, state begun: is gone. Keep it, even where nothing gives it any more.',
    'fixed value socketPath: is gone. Keep it, even where nothing gives it any more.',
    'fixed value other: is gone. Keep it, even where nothing gives it any more.',
  ]);
});

import type { Agreement } from './agreement';
import type { Break } from './break';
import { callBreaks } from './callBreaks';
import { misfits } from './misfits';

/** Every way in which a client of the version released would stop working with a server of today. */
export const breaksOf = (released: Agreement, today: Agreement): Break[] => [
  ...callBreaks(released.calls, today.calls),
  ...messageBreaks(released.messages, today.messages),
  ...tableBreaks('error', released.errors, today.errors),
  ...Object.entries(released.lives).flatMap(([life, states]) => tableBreaks(`${life}, state`, states, today.lives[life] ?? {})),
  ...tableBreaks('fixed value', released.fixed, today.fixed),
];

const messageBreaks = (released: Agreement['messages'], today: Agreement['messages']): Break[] => [
  ...misfits(today.sent, released.sent, { side: 'output', where: 'message' }).map((one) => ({ ...one, call: 'websocket, sent' })),
  ...misfits(released.heard, today.heard, { side: 'input', where: 'message' }).map((one) => ({ ...one, call: 'websocket, heard' })),
  ...misfits(today.refusal, released.refusal, { side: 'output', where: 'answer' }).map((one) => ({ ...one, call: 'refusal' })),
];

/** Names whose values both sides have written into themselves: none goes, and none gets another value. */
const tableBreaks = (kind: string, released: Readonly<Record<string, unknown>>, today: Readonly<Record<string, unknown>>): Break[] =>
  Object.entries(released)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(today[name]))
    .map(([name, value]) => ({
      call: `${kind} ${name}`,
      where: '',
      what: name in today ? `is ${JSON.stringify(today[name])} now, not ${JSON.stringify(value)}` : 'is gone',
      instead: name in today ? 'Keep the value, and give a new meaning a new name' : 'Keep it, even where nothing gives it any more',
    }));

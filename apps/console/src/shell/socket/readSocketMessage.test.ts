import { expect, test } from 'vitest';
import { readSocketMessage } from './readSocketMessage';

const counts = { remindNum: 1, noticeNum: 0, antiFansNum: 2, mesNum: 0 };

test.each([
  { type: 'notice', allNum: 3, counts, lastId: null },
  { type: 'dictionary', version: '7' },
  { type: 'sessionEnded', code: 1011008 },
  { type: 'alive' },
])('reads %o', (message) => {
  expect(readSocketMessage(JSON.stringify(message))).toEqual(message);
});

test.each([
  'not json',
  'null',
  '[]',
  '"notice"',
  JSON.stringify({ type: 'notice', allNum: '3', counts }),
  JSON.stringify({ type: 'notice', allNum: 3, counts: { remindNum: 1 } }),
  JSON.stringify({ type: 'token', token: 'stolen' }),
  undefined,
])('ignores %j', (data) => {
  expect(readSocketMessage(data)).toBeUndefined();
});

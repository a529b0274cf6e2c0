import { expect, test } from 'vitest';
import { kindOf } from './kindOf';

const kind = (field: string, more: object = {}) => kindOf({ field, header: field, ...more });

test('a column says its kind, or its side, place and field tell', () => {
  expect(kind('createTime', { kind: 'text' })).toBe('text');
  expect(kind('sales30', { align: 'right' })).toBe('number');
  expect(kind('nickname', { isFixed: true })).toBe('name');
  expect(kind('createTime')).toBe('time');
  expect([kind('time'), kind('readAt'), kind('wechat'), kind('format')]).toEqual(['time', 'time', 'text', 'text']);
  expect(kind('expireDate')).toBe('date');
  expect(kind('workOrderStatus')).toBe('status');
  expect(kind('country')).toBe('country');
  expect(kind('owner')).toBe('person');
  expect(kind('batchNo')).toBe('code');
  expect(kind('message')).toBe('text');
});

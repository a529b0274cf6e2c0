import { translator } from '@backlot/i18n';
import { expect, test } from 'vitest';
import { historyWord, plainState } from './historyWord';
import { stateOf } from './stateOf';
import { historyStrings } from './strings';

const t = translator(historyStrings, 'en');

test('an action has its own word, or that of its event, and never shows its code', () => {
  expect(historyWord('goods.onSale', t)).toBe('Put on sale');
  expect(historyWord('label.delete', t)).toBe('Deleted');
  expect(historyWord('goods.somethingNew', t)).toBe('Changed');
});

test('states are found in the life cycles of their resource; other values stand for themselves', () => {
  expect(stateOf('shop.reject', 'rejected')).toEqual({ dictionary: 'shopStatus', code: 3 });
  expect(stateOf('workOrderUp.agree', 'agreed')).toEqual({ dictionary: 'cooperationStatus', code: 2 });
  expect(stateOf('up.transfer', 'Mai Trần')).toBeUndefined();
  expect(stateOf('shop.reject', 'constructor')).toBeUndefined();
});

test('states without a dictionary have words too; plain values stay as they are', () => {
  expect([plainState('pool', t), plainState('offSale', t), plainState('Mai Trần', t)]).toEqual(['Public pool', 'Off sale', 'Mai Trần']);
  expect(plainState('onSale', translator(historyStrings, 'vn'))).toBe('Đang bán');
});

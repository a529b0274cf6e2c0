import { expect, it } from 'vitest';
import { actionNames } from './actionNames';

const orders = { en: 'Orders', 'zh-CN': '工单', vn: 'Đơn' };

it('names a button after its screen and what it does', () => {
  expect(actionNames('export', orders)).toEqual({ en: 'Orders: Export', 'zh-CN': '工单 · 导出', vn: 'Đơn: Xuất' });
});

it('refuses an action without words', () => {
  expect(() => actionNames('teleport', orders)).toThrow('No words for the action "teleport"');
});

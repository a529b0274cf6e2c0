import { expect, test } from 'vitest';
import { strings } from './strings';

test('the two answers read in Chinese exactly as specified', () => {
  expect(strings.messages['zh-CN'].signInAgain).toBe('需重新登录');
  expect(strings.messages['zh-CN'].noEntry).toBe('无此字典');
});

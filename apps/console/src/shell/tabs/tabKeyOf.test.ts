import { expect, test } from 'vitest';
import { tabKeyOf } from './tabKeyOf';

test.each([
  ['/system/user/', { pageNo: '2' }, '/system/user'],
  ['/workOrderBDDetail', { id: '5', part: 'works' }, '/workOrderBDDetail?id=5'],
  ['/channel/videoDetailed', { id: '7' }, '/channel/videoDetailed?id=7'],
  ['/workOrderBDDetail', {}, '/workOrderBDDetail'],
  ['/system/user', { id: '5' }, '/system/user'],
  ['/account/settings/security', {}, '/account/settings'],
  ['/', {}, '/'],
])('%s %o is tab %s', (pathname, search, key) => {
  expect(tabKeyOf({ pathname, search })).toBe(key);
});

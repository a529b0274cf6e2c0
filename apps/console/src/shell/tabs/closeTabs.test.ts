import { describe, expect, test } from 'vitest';
import { closeTabs, tabAfterClosing } from './closeTabs';
import type { Tab } from './Tab';

const tab = (key: string): Tab => ({ key, href: key, title: null, name: null, scrollY: 0 });
const tabs = ['a', 'b', 'c'].map(tab);
const keysOf = (answer: ReturnType<typeof closeTabs>) => ('kept' in answer ? answer.kept.map(({ key }) => key).join('') : answer.refused);

describe('closeTabs', () => {
  test.each([
    ['b', 'one', 'ac'],
    ['b', 'left', 'bc'],
    ['b', 'right', 'ab'],
    ['b', 'others', 'b'],
    ['a', 'left', 'noneLeft'],
    ['c', 'right', 'noneRight'],
    ['gone', 'one', 'abc'],
  ] as const)('from %s: %s leaves %s', (key, closed, left) => {
    expect(keysOf(closeTabs(tabs, key, closed))).toBe(left);
  });

  test('the last tab stays', () => {
    expect(keysOf(closeTabs([tab('a')], 'a', 'one'))).toBe('lastTab');
    expect(keysOf(closeTabs([tab('a')], 'a', 'others'))).toBe('lastTab');
  });
});

test('the tab that took the place of the closed one is shown, or the last', () => {
  const after = (keptKeys: string, openKey: string) => tabAfterClosing(tabs, [...keptKeys].map(tab), openKey)?.key;
  expect(after('ac', 'b')).toBe('c');
  expect(after('ab', 'c')).toBe('b');
  expect(after('bc', 'b')).toBe('b');
});

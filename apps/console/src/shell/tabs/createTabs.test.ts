import { expect, test } from 'vitest';
import { createTabs, tabsKey } from './createTabs';

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    storage: () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      }) as unknown as Storage,
  };
}

function three() {
  const { storage, kept } = fakeStorage();
  const tabs = createTabs('7', storage);
  for (const key of ['/a', '/b', '/c']) tabs.visit({ key, href: key });
  return {
    tabs,
    storage,
    kept,
    keys: () =>
      tabs
        .get()
        .map(({ key }) => key)
        .join(' '),
  };
}

test('the analysis begins afresh, but for who comes back from a page that it led to', () => {
  const { tabs } = three();
  tabs.visit({ key: '/upAnalysis', href: '/upAnalysis?upId=61&range=7' });
  for (const [path, query] of [
    ['/workInfo', '?upId=61&range=7'],
    ['/videoDetailed?id=1', '?upId=61&range=7'],
    ['/commentInfo', '?upId=61&range=7'],
    ['/secoundCommentInfo?commentId=2', '?upId=61&range=7'],
    ['/a', ''],
  ] as const) {
    tabs.visit({ key: path, href: path });
    expect([path, tabs.leftWith('/upAnalysis')]).toEqual([path, query]);
  }
  tabs.visit({ key: '/workInfo', href: '/workInfo?days=7' });
  expect([tabs.leftWith('/upAnalysis'), tabs.leftWith('/workInfo')]).toEqual(['?upId=61&range=7', '?days=7']);
});

test('a tab opens once and follows its address', () => {
  const { tabs } = three();
  tabs.visit({ key: '/b', href: '/b?pageNo=2' });
  expect(tabs.get().map(({ href }) => href)).toEqual(['/a', '/b?pageNo=2', '/c']);
});

test('tabs move to another place, and nowhere beyond the row', () => {
  const { tabs, keys } = three();
  tabs.move('/c', 0);
  expect(keys()).toBe('/c /a /b');
  tabs.move('/c', -1);
  tabs.move('/b', 3);
  expect(keys()).toBe('/c /a /b');
});

test('name, title and scroll come back after a reload, for the same person only', () => {
  const { tabs, storage } = three();
  tabs.change('/b', { name: 'Mine', scrollY: 340 });
  expect(createTabs('7', storage).get()[1]).toEqual({ key: '/b', href: '/b', title: null, name: 'Mine', scrollY: 340 });
  expect(createTabs('8', storage).get()).toEqual([]);
});

test('scrolling tells nobody, a new title does', () => {
  const { tabs } = three();
  let told = 0;
  tabs.subscribe(() => void (told += 1));
  tabs.change('/b', { scrollY: 10 });
  tabs.change('/b', { title: 'B' });
  tabs.change('/b', { title: 'B' });
  expect(told).toBe(1);
});

test('judging closes nothing; removing does', () => {
  const { tabs, keys } = three();
  const outcome = tabs.judge('/b', 'others', '/a');
  expect('closed' in outcome && outcome.closed.map(({ key }) => key)).toEqual(['/a', '/c']);
  expect('closed' in outcome && outcome.next?.key).toBe('/b');
  expect(keys()).toBe('/a /b /c');
  tabs.remove(['/a', '/c']);
  expect(keys()).toBe('/b');
});

test.each(['{', '"x"', '{"userId":"7","tabs":[{"key":"x","href":"//evil.test"},{"key":"y","href":"javascript:1"},null]}'])(
  'broken or foreign storage opens nothing: %s',
  (text) => {
    const { kept, storage } = fakeStorage();
    kept.set(tabsKey, text);
    expect(createTabs('7', storage).get()).toEqual([]);
  },
);

test('the tabs of a view stand apart: the own ones are there again afterwards', () => {
  const { storage } = fakeStorage();
  createTabs('7', storage).visit({ key: '/own', href: '/own' });
  createTabs('7', storage, '09:00').visit({ key: '/seen', href: '/seen' });
  expect(
    createTabs('7', storage, '09:00')
      .get()
      .map(({ key }) => key),
  ).toEqual(['/seen']);
  expect(createTabs('7', storage, '10:00').get()).toEqual([]);
  expect(
    createTabs('7', storage)
      .get()
      .map(({ key }) => key),
  ).toEqual(['/own']);
});

test('a list is left with its question, also through a reload and with its tab gone; for the same person only', () => {
  const { tabs, storage } = three();
  tabs.visit({ key: '/b', href: '/b?searchStatus=0' });
  tabs.remove(['/b'], { isGivenUp: false });
  expect(tabs.leftWith('/b')).toBe('?searchStatus=0');
  expect(createTabs('7', storage).leftWith('/b')).toBe('?searchStatus=0');
  expect(createTabs('8', storage).leftWith('/b')).toBe('');
  tabs.visit({ key: '/b', href: '/b' });
  expect(tabs.leftWith('/b')).toBe('');
});

test('a tab that is closed is given up, with its question', () => {
  const { tabs } = three();
  tabs.visit({ key: '/b', href: '/b?searchStatus=0' });
  tabs.remove(['/b']);
  expect(tabs.leftWith('/b')).toBe('');
});

test('which record a page shows is no question', () => {
  const { tabs } = three();
  tabs.visit({ key: '/b', href: '/b?id=5' });
  tabs.visit({ key: '/detail?id=5', href: '/detail?id=5' });
  expect([tabs.leftWith('/b'), tabs.leftWith('/detail')]).toEqual(['', '']);
});

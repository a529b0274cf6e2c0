import { expect, test } from 'vitest';
import { activateApp, appsOf, hasApp } from './appsOf';

const apps = [
  { code: 'marketing', active: false, menu: ['a'] },
  { code: 'system', active: true, menu: ['b'] },
];

test('defect 20: the active application is found by its flag, not by its position', () => {
  expect(appsOf({ apps }).active?.code).toBe('system');
});

test('without a flag no application is guessed', () => {
  expect(appsOf({ apps: [{ code: 'marketing', active: false }] })).toEqual({
    apps: [{ code: 'marketing', active: false }],
    active: undefined,
  });
  expect(appsOf(null)).toEqual({ apps: [], active: undefined });
});

test('only listed applications may be opened', () => {
  expect(hasApp({ apps }, 'marketing')).toBe(true);
  expect(hasApp({ apps }, 'channel')).toBe(false);
  expect(hasApp(null, 'marketing')).toBe(false);
});

test('a switch keeps the whole list and leaves exactly one active', () => {
  expect(activateApp(apps, { code: 'marketing', menu: ['new'] })).toEqual([
    { code: 'marketing', active: true, menu: ['new'] },
    { code: 'system', active: false, menu: ['b'] },
  ]);
});

test('a switch to an unknown application changes nothing', () => {
  expect(activateApp(apps, { code: 'channel', menu: [] })).toBe(apps);
});

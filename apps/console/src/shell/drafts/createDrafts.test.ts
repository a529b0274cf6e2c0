import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrafts } from './createDrafts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(userId = '7', kept = new Map<string, string>()) {
  const leave: (() => void)[] = [];
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const page = { sessionStorage, addEventListener: (_: string, listener: () => void) => void leave.push(listener) };
  return { drafts: createDrafts(userId, page as unknown as Window), kept, leave: () => leave.forEach((one) => one()) };
}

test('what was typed comes back after a reload, for the same person only', () => {
  const { drafts, kept } = start();
  drafts.write('/users', 'edit', { values: { name: 'An' } });
  vi.advanceTimersByTime(300);
  expect(start('7', kept).drafts.read('/users', 'edit')).toEqual({ values: { name: 'An' } });
  expect(start('8', kept).drafts.read('/users', 'edit')).toBeUndefined();
});

test('leaving the page writes what is still resting', () => {
  const { drafts, kept, leave } = start();
  drafts.write('/users', 'edit', 1);
  leave();
  expect(start('7', kept).drafts.read('/users', 'edit')).toBe(1);
});

test('passwords and codes are left out at any depth', () => {
  const { drafts } = start();
  drafts.write('/users', 'edit', { values: { name: 'An', password: 'x', list: [{ newPassword: 'y', captcha: '1', ok: 2 }] } });
  expect(drafts.read('/users', 'edit')).toEqual({ values: { name: 'An', list: [{ ok: 2 }] } });
});

test('tells when a tab begins or ends to have something typed, and only then', () => {
  const { drafts } = start();
  const told: string[] = [];
  drafts.subscribe(() => told.push(drafts.scopes().join()));
  drafts.write('/a', 'x', 1);
  drafts.write('/a', 'x', 2);
  drafts.write('/b', 'x', 1);
  drafts.remove('/a', 'x');
  drafts.remove('/a', 'x');
  drafts.drop(['/b']);
  expect(told).toEqual(['/a', '/a,/b', '/b', '']);
});

import { expect, test } from 'vitest';
import { addNotice, maxShown, type Notice, noNotices, removeNotice } from './noticeQueue';

const say = (id: number, more: Partial<Notice> = {}) => ({ id, kind: 'info' as const, message: `notice ${id}`, ...more });

test('shows three, the fourth waits and enters when one leaves', () => {
  const full = [1, 2, 3, 4].map((id) => say(id)).reduce(addNotice, noNotices);
  expect(full.shown.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(full.shown).toHaveLength(maxShown);
  const after = removeNotice(full, 2);
  expect(after.shown.map(({ id }) => id)).toEqual([1, 3, 4]);
  expect(after.waiting).toEqual([]);
});

test('a waiting notice can be taken back', () => {
  const full = [1, 2, 3, 4].map((id) => say(id)).reduce(addNotice, noNotices);
  expect(removeNotice(full, 4).waiting).toEqual([]);
});

test('saying the same again does not stack, with or without a key', () => {
  const twice = [say(1, { message: 'Saved' }), say(2, { message: 'Saved' })].reduce(addNotice, noNotices);
  expect(twice.shown.map(({ id }) => id)).toEqual([2]);
  const keyed = [say(1, { key: 'export' }), say(2, { key: 'export' })].reduce(addNotice, noNotices);
  expect(keyed.shown.map(({ message }) => message)).toEqual(['notice 2']);
});

test('two undo offers with the same words stay apart', () => {
  const action = { label: 'Undo', onAction: () => {} };
  const both = [say(1, { message: 'Deleted', action }), say(2, { message: 'Deleted', action })].reduce(addNotice, noNotices);
  expect(both.shown).toHaveLength(2);
});

test('errors and actions stay longer than a plain success', () => {
  const [plain, error] = [say(1, { kind: 'success', message: 'ok' }), say(2, { kind: 'error', message: 'no' })].reduce(addNotice, noNotices).shown;
  expect(error!.duration).toBeGreaterThan(plain!.duration);
  expect(addNotice(noNotices, say(3, { duration: Infinity })).shown[0]!.duration).toBe(Infinity);
});

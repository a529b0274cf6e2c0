import { expect, test } from 'vitest';
import { addLoneNotice, addNotice, maxShown, type Notice, noNotices, removeNotice } from './noticeQueue';

const say = (id: number, more: Partial<Notice> = {}) => ({ id, kind: 'info' as const, message: `notice ${id}`, ...more });

test('shows three, the fourth waits and enters when one leaves', () => {
  const full = [1, 2, 3, 4].map((id) => say(id)).reduce(addNotice, noNotices);
  expect(full.shown.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(full.shown).toHaveLength(maxShown);
  const after = removeNotice(full, 2);
  expect(after.shown.map(({ id }) => id)).toEqual([1, 3, 4]);
  expect(after.waiting).toEqual([]);
});

test('an error does not wait behind greetings, nor behind what waits; the oldest plain word makes room', () => {
  const greeted = [say(1, { action: { label: 'Open', onAction: () => {} } }), say(2), say(3), say(4)].reduce(addNotice, noNotices);
  const failed = addNotice(greeted, say(5, { kind: 'error' }));
  expect([failed.shown, failed.waiting].map((list) => list.map(({ id }) => id))).toEqual([[1, 3, 5], [4]]);
  const busy = [6, 7].map((id) => say(id, { kind: 'error' })).reduce(addNotice, failed);
  // News to act on come back after it.
  expect([busy.shown, busy.waiting].map((list) => list.map(({ id }) => id))).toEqual([
    [5, 6, 7],
    [1, 4],
  ]);
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
  const [plain, error] = [say(1, { kind: 'success', message: 'ok' }), say(2, { kind: 'error', message: 'no' })].reduce(
    addNotice,
    noNotices,
  ).shown;
  expect(error!.duration).toBeGreaterThan(plain!.duration);
  expect(addNotice(noNotices, say(3, { duration: Infinity })).shown[0]!.duration).toBe(Infinity);
});

test('where one fits, an error takes the place of a greeting, and a second error waits', () => {
  const greeted = addLoneNotice(noNotices, say(1));
  const failed = addLoneNotice(greeted, say(2, { kind: 'error' }));
  expect(failed.shown.map(({ id }) => id)).toEqual([2]);
  const twice = addLoneNotice(failed, say(3, { kind: 'error' }));
  expect([twice.shown, twice.waiting].map((list) => list.map(({ id }) => id))).toEqual([[2], [3]]);
  const after = removeNotice(twice, 2);
  expect([after.shown, after.waiting].map((list) => list.map(({ id }) => id))).toEqual([[3], []]);
});

test('where one fits, what was done is said at once, and news wait for it and come back', () => {
  const news = (id: number) => say(id, { action: { label: 'Open', onAction: () => {} } });
  const told = [news(1), news(2)].reduce(addLoneNotice, noNotices);
  expect(told.shown.map(({ id }) => id)).toEqual([1]);
  const saved = addLoneNotice(told, say(3, { kind: 'success' }));
  expect([saved.shown, saved.waiting].map((list) => list.map(({ id }) => id))).toEqual([[3], [1, 2]]);
  const more = [news(4), say(5)].reduce(addLoneNotice, saved);
  expect([more.shown, more.waiting].map((list) => list.map(({ id }) => id))).toEqual([[3], [1, 2, 4, 5]]);
  const again = addLoneNotice(more, say(6, { kind: 'success' }));
  expect(again.shown.map(({ id }) => id)).toEqual([6]);
  expect(removeNotice(again, 6).shown.map(({ id }) => id)).toEqual([1]);
});

test('where three fit, what was done does not wait behind news of others', () => {
  const news = [1, 2, 3].map((id) => say(id, { action: { label: 'Open', onAction: () => {} } })).reduce(addNotice, noNotices);
  const saved = addNotice(news, say(4, { kind: 'success' }));
  expect([saved.shown, saved.waiting].map((list) => list.map(({ id }) => id))).toEqual([[2, 3, 4], [1]]);
});

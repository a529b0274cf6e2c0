import { expect, test } from 'vitest';
import { createHistory, type History, recordChange, redoChange, undoChange } from './history';

type Text = History<string, string>;

const typed = (history: Text, ...changes: [state: string, at: number][]): Text =>
  changes.reduce((now, [state, at]) => recordChange(now, { state, label: `to ${state}`, at }), history);
const start: Text = createHistory('');

test('D6.1 at most 20 changes can be undone', () => {
  let history = typed(start, ...Array.from({ length: 50 }, (_, index): [string, number] => [String(index), index * 1000]));
  expect(history.past).toHaveLength(20);
  for (let step = 0; step < 30; step += 1) history = undoChange(history);
  expect(history.present).toBe('29');
  expect(undoChange(history)).toBe(history);
});

test('D6.1 the cap can be set', () => {
  const history = [1, 2, 3].reduce((now, at) => recordChange(now, { state: String(at), label: '', at: at * 1000 }, { cap: 2 }), start);
  expect(history.past.map(({ state }) => state)).toEqual(['1', '2']);
});

test('D6.2 a change within 100 ms of the previous one joins it', () => {
  const history = typed(start, ['a', 0], ['ab', 99], ['abc', 198], ['abcd', 298]);
  expect(undoChange(history).present).toBe('abc');
  expect(undoChange(undoChange(history)).present).toBe('');
});

test('D6.3 a new change clears redo, and undo ends a merge', () => {
  const undone = undoChange(typed(start, ['a', 0], ['b', 1000]));
  expect(redoChange(undone).present).toBe('b');
  const changed = typed(undone, ['c', 1001]);
  expect(changed.future).toEqual([]);
  expect(redoChange(changed)).toBe(changed);
  expect(undoChange(changed).present).toBe('a');
});

test('D6.4 steps carry the label of their change both ways', () => {
  const history = typed(start, ['a', 0], ['b', 1000]);
  expect(history.past.map(({ label }) => label)).toEqual(['to a', 'to b']);
  expect(undoChange(history).future.at(-1)?.label).toBe('to b');
  expect(redoChange(undoChange(history)).past.at(-1)?.label).toBe('to b');
});

test('D6.4 a change to the same state is no step', () => {
  expect(typed(start, ['', 0])).toBe(start);
});

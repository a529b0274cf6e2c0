import { expect, test } from 'vitest';
import { actionsWidth } from './actionsWidth';

const actions = (...labels: string[]) => labels.map((label) => ({ key: label, label, onRun: () => undefined }));

test('no column where nobody may do anything', () => {
  expect(actionsWidth([], 2)).toBe(0);
  expect(actionsWidth([[], []], 2)).toBe(0);
});

test('the row that needs most decides, behind the menu nothing counts but its button', () => {
  const one = actionsWidth([actions('Edit'), []], 2);
  const two = actionsWidth([actions('Edit'), actions('Edit', 'Set as default')], 2);
  expect(one).toBe(90);
  expect(two).toBeGreaterThan(one);
  expect(actionsWidth([actions('Edit', 'Set as default', 'Delete for good and all')], 2)).toBe(
    actionsWidth([actions('Edit', 'Set as default', 'X')], 2),
  );
});

test('Chinese characters are wider than letters', () => {
  expect(actionsWidth([actions('设为默认应用', '编辑')], 2)).toBeGreaterThan(actionsWidth([actions('abcdef', 'gh')], 2));
});

import { expect, test } from 'vitest';
import { actionRoom } from './actionRoom';

const actions = (...labels: string[]) => labels.map((label) => ({ key: label, label, onRun: () => undefined }));
const widthOf = (...rows: string[][]) =>
  actionRoom(
    rows.map((labels) => actions(...labels)),
    2,
  ).width;

test('no column where nobody may do anything', () => {
  expect(widthOf()).toBe(0);
  expect(widthOf([], [])).toBe(0);
});

test('the row that needs most decides, behind the menu nothing counts but its button', () => {
  expect(widthOf(['Edit'], [])).toBe(90);
  expect(widthOf(['Edit'], ['Edit', 'Delete'])).toBeGreaterThan(widthOf(['Edit'], []));
  expect(widthOf(['Edit', 'Copy', 'Delete for good and all'])).toBe(widthOf(['Edit', 'Copy', 'X']));
});

test('Chinese characters are wider than letters', () => {
  expect(widthOf(['设为默认', '编辑'])).toBeGreaterThan(widthOf(['abcd', 'gh']));
});

test('two long labels leave one button and a menu, so that names keep their room', () => {
  expect(actionRoom([actions('Edit', 'Delete')], 2).inline).toBe(2);
  const long = actionRoom([actions('Thêm vào cửa hàng', 'Chuyển cho người khác')], 2);
  const { width } = actionRoom([actions('Thêm vào cửa hàng', 'X')], 1);
  expect(long).toEqual({ inline: 1, width, lone: width });
});

test('a narrow screen has one button', () => {
  expect(actionRoom([actions('Edit', 'Delete')], 1)).toEqual({ inline: 1, width: 110, lone: 110 });
});

import { expect, test } from 'vitest';
import { dropCarry, pickUpNew, stepCarry } from '../commands/carry';
import { createSurroundings } from '../commands/commandTestKit';
import { copy, duplicate, remove } from '../commands/editCommands';
import { undo } from '../commands/historyCommands';
import { pasteText } from '../commands/insert';
import { moveIn } from '../commands/moveCommands';
import { changeProperty } from '../commands/properties';
import { importDocument } from '../commands/replaceForm';
import type { Control } from '../document/control';
import { createControl } from '../document/createControl';
import { exceededLimit } from '../document/parse/exceededLimit';
import { createDocument } from '../document/formDocument';
import { withSelection } from './changeState';
import { createDesignerStore } from './designerStore';
import { documentIn } from './designerState';

const input = (key: string, more: object = {}): Control => ({ ...createControl('input', () => key), ...more });
const card = (key: string, list: readonly Control[]): Control => ({ ...createControl('card', () => key), list });

/** As many cards inside each other as a form can have with a field in the last one. */
const deepest = (...inmost: Control[]) =>
  Array.from({ length: 97 }).reduce<readonly Control[]>((list, _, index) => [card(`card_${index}`, list)], inmost);

function open(list: readonly Control[], locale: 'en' | 'zh-CN' | 'vn' = 'en') {
  const around = { ...createSurroundings(), locale };
  const store = createDesignerStore({ document: { ...createDocument(), list }, surroundings: () => around });
  const select = (...selected: string[]) => store.apply((state) => withSelection(state, { selected }));
  return { store, around, select, form: () => documentIn(store.getState()), notice: () => store.getState().notice?.text };
}

test.each([
  [
    'en',
    'Not done: the form would be nested too deeply to be opened again. Choose a place further out, or put fewer containers inside each other.',
  ],
  ['zh-CN', '未执行：表单将嵌套过深，无法再次打开。请放到更外层，或减少容器嵌套。'],
  ['vn', 'Chưa thực hiện: biểu mẫu sẽ lồng quá sâu và không mở lại được. Hãy đặt ở lớp ngoài hơn hoặc bớt lồng vùng chứa.'],
] as const)('G7.1 containers that would make the form too deep are not pasted, and %s says what to do', (locale, sentence) => {
  const { store, around, select, form, notice } = open([...deepest(input('leaf')), card('box', [input('x')])], locale);
  select('box');
  store.run(copy);
  select('leaf');
  const before = form();
  const paste = () => store.apply((state) => pasteText(state, around.clipboard[0] ?? '', around));
  expect(paste()).toBe(false);
  expect(form()).toBe(before);
  expect(notice()).toBe(sentence);
  expect(store.getState().history.past).toEqual([]);
  select('card_50');
  expect(paste()).toBe(true);
  expect(exceededLimit(form())).toBeUndefined();
});

test('G7.1 moving into the container before is refused where it is too deep', () => {
  const { store, select, form, notice } = open(deepest(card('box', []), input('leaf')));
  const before = form();
  select('leaf');
  expect(store.run(moveIn)).toBe(false);
  expect(form()).toBe(before);
  expect(notice()).toContain('nested too deeply');
});

test('G7.1 what is carried stays in hand where it cannot be dropped, to be put elsewhere', () => {
  const { store, around, select, form } = open(deepest(card('box', [])));
  select('box');
  store.apply((state) => stepCarry(pickUpNew(state, 'input', around), { by: -1, isOver: false }, around));
  expect(store.getState().carry?.place.parent).toBe('box');
  expect(store.apply(dropCarry)).toBe(false);
  expect(store.getState().carry?.place.parent).toBe('box');
  store.apply((state) => stepCarry(state, { by: 1, isOver: false }, around));
  expect(store.apply(dropCarry)).toBe(true);
  expect(form()).not.toEqual(deepest(card('box', [])));
});

test('G7.1 a form is not made larger than can be read: duplicated, typed or imported', () => {
  const { store, around, select, form, notice } = open([input('a', { help: 'x'.repeat(3_000_000) })]);
  const before = form();
  select('a');
  expect(store.run(duplicate)).toBe(false);
  expect(
    store.apply((state) => changeProperty(state, { key: 'a', path: 'label', value: 'y'.repeat(2_000_000), property: 'Label' }, around)),
  ).toBe(false);
  const larger = { ...createDocument(), list: [input('a', { help: 'x'.repeat(5_000_000) })] };
  expect(store.apply((state) => importDocument(state, larger, around))).toBe(false);
  expect(form()).toBe(before);
  expect(notice()).toBe(
    'Not done: the form would be larger than 5 MB and could not be opened again. Shorten it, or divide it into several forms.',
  );
});

test('G7.1 a form that a host handed in beyond the limit can be changed, and every change taken back', () => {
  const { store, around, select, form } = open([input('a', { help: 'x'.repeat(5_000_000) }), input('b')]);
  const start = form();
  expect(exceededLimit(start)).toBe('too-large');
  expect(store.apply((state) => changeProperty(state, { key: 'b', path: 'label', value: 'Name', property: 'Label' }, around))).toBe(true);
  select('a');
  expect(store.run(remove)).toBe(true);
  expect(exceededLimit(form())).toBeUndefined();
  expect(store.run(undo) && store.run(undo)).toBe(true);
  expect(form()).toBe(start);
});

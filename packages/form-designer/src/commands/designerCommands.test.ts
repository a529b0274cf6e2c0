import { describe, expect, test } from 'vitest';
import type { Control } from '../document/control';
import { createControl } from '../document/createControl';
import type { ControlType } from '../document/controlOptions';
import { withSelection } from '../store/changeState';
import { activeKeyIn, type DesignerState, documentIn, selectedIn } from '../store/designerState';
import { describeStep } from '../store/step';
import { commandStrings } from '../words/commandStrings';
import { cancelCarry, dropCarry, pickUp, pickUpNew, stepCarry } from './carry';
import { isRefused } from './command';
import { createSurroundings, outlineOf, runAll, stateWith, succeed } from './commandTestKit';
import { designerCommands } from './designerCommands';
import { copy, cut, duplicate, remove, selectAll, selectParent } from './editCommands';
import { redo, undo } from './historyCommands';
import { addControl, pasteText } from './insert';
import { moveDown, moveIn, moveOut, moveUp } from './moveCommands';
import { changeProperty } from './properties';
import { tableCommands } from './tableCommands';

const make = (type: ControlType, key: string, extra: object = {}): Control => ({ ...createControl(type, () => key), label: key, ...extra });
const inputs = (...keys: string[]) => keys.map((key) => make('input', key));
const card = (key: string, ...list: Control[]) => make('card', key, { list });
const outline = (state: DesignerState) => outlineOf(documentIn(state).list);
const said = (state: DesignerState) =>
  state.speech?.kind === 'step'
    ? describeStep(state.speech.step, 'en')
    : state.speech?.kind === 'speech'
      ? [state.speech.key, state.speech.values]
      : state.speech?.text;

describe('adding', () => {
  test('G1.2 a new control goes behind the selected one, into the chosen slot, or behind a container that does not take it', () => {
    const around = createSurroundings();
    const list = [...inputs('a'), make('batch', 'batch', { list: inputs('b') }), card('card')];
    const add = (state: DesignerState, type: string) => outline(succeed(addControl(state, { type }, around)));
    expect(add(stateWith(list), 'rate')).toBe('a batch(b) card() rate_1');
    expect(add(stateWith(list, 'a'), 'rate')).toBe('a rate_1 batch(b) card()');
    expect(add(stateWith(list, 'b'), 'rate')).toBe('a batch(b rate_1) card()');
    expect(add(stateWith(list, 'b'), 'grid')).toBe('a batch(b) grid_1(|) card()');
    const inCard = withSelection(stateWith(list), { selected: ['card'], spot: { parent: 'card', slot: 'list' } });
    expect(add(inCard, 'rate')).toBe('a batch(b) card(rate_1)');
  });

  test('G1.2 texts of a new control are in the language of the designer, in Chinese those of the original', () => {
    const around = createSurroundings();
    const english = succeed(addControl(stateWith([]), { type: 'select' }, around));
    expect(documentIn(english).list[0]).toMatchObject({
      label: 'select',
      options: { placeholder: 'Please choose', options: [{ label: 'Option 1' }, { label: 'Option 2' }] },
      rules: [{ message: 'This field is required' }],
    });
    const chinese = succeed(addControl(stateWith([]), { type: 'select' }, { ...around, locale: 'zh-CN' }));
    expect(documentIn(chinese).list[0]).toEqual(createControl('select', () => 'select_1'));
  });
});

describe('moving', () => {
  test('G2.4 Alt with arrows moves among siblings, into the container before and out again', () => {
    const around = createSurroundings();
    const list = [card('card', ...inputs('x')), ...inputs('a', 'b')];
    expect(outline(runAll(stateWith(list, 'b'), around, moveUp))).toBe('card(x) b a');
    expect(outline(runAll(stateWith(list, 'a'), around, moveDown))).toBe('card(x) b a');
    expect(outline(runAll(stateWith(list, 'a'), around, moveIn))).toBe('card(x a) b');
    expect(outline(runAll(stateWith(list, 'a'), around, moveIn, moveOut))).toBe('card(x) a b');
    expect(moveUp.isEnabled(stateWith(list, 'card'), around)).toBe(false);
    expect(moveDown.isEnabled(stateWith(list, 'b'), around)).toBe(false);
    expect(moveIn.isEnabled(stateWith(list, 'b'), around)).toBe(false);
    expect(moveOut.isEnabled(stateWith(list, 'a'), around)).toBe(false);
  });

  test('G2.2 what is picked up goes through every place that takes it, and not into itself', () => {
    const around = createSurroundings();
    const list = [card('card', ...inputs('x')), make('batch', 'batch'), ...inputs('a')];
    let state = runAll(stateWith(list, 'card'), around, pickUp);
    const places: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      places.push(`${state.carry?.place.parent ?? 'form'}:${state.carry?.place.index}`);
      state = stepCarry(state, { by: 1, isOver: false }, around);
    }
    expect(places).toEqual(['form:0', 'form:2', 'form:3']);
    expect(outline(succeed(dropCarry(state, around)))).toBe('batch() a card(x)');
  });

  test('G2.2 a new control is carried into containers, and PageDown leaves them closed', () => {
    const around = createSurroundings();
    const list = [card('card', ...inputs('x')), ...inputs('a')];
    const start = pickUpNew(stateWith(list), 'rate', around);
    const back = (state: DesignerState, isOver: boolean) => stepCarry(state, { by: -1, isOver }, around);
    expect(outline(succeed(dropCarry(back(back(start, false), false), around)))).toBe('card(x rate_1) a');
    expect(outline(succeed(dropCarry(back(back(start, true), true), around)))).toBe('rate_1 card(x) a');
    expect(outline(cancelCarry(back(start, false)))).toBe('card(x) a');
    expect(said(back(back(start, false), false))).toEqual(['over', { place: 'Position 2 of 2 in card' }]);
  });
});

describe('editing', () => {
  test('G2.5 after a deletion the next sibling is selected, else the previous one, else the container', () => {
    const around = createSurroundings();
    const list = [...inputs('a', 'b'), card('card', ...inputs('x'))];
    const selectedAfter = (key: string) => activeKeyIn(runAll(stateWith(list, key), around, remove));
    expect(selectedAfter('a')).toBe('b');
    expect(selectedAfter('card')).toBe('b');
    expect(selectedAfter('x')).toBe('card');
    expect(activeKeyIn(runAll(stateWith(inputs('a'), 'a'), around, remove))).toBeUndefined();
  });

  test('G5.2 undo brings the document and the selection back and says what it took back', () => {
    const around = createSurroundings();
    const start = stateWith(inputs('a', 'b'), 'a', 'b');
    const removed = runAll(start, around, remove);
    expect(said(removed)).toBe('Deleted 2 controls');
    const undone = runAll(removed, around, undo);
    expect(outline(undone)).toBe('a b');
    expect(selectedIn(undone)).toEqual(['a', 'b']);
    expect(said(undone)).toEqual(['undone', { step: 'Deleted 2 controls' }]);
    expect(outline(runAll(undone, around, redo))).toBe('');
    expect(undo.isEnabled(undone, around)).toBe(false);
  });

  test('G5.2 every step has a label that names the control', () => {
    const around = createSurroundings();
    const state = changeProperty(
      stateWith(inputs('Phone'), 'Phone'),
      { key: 'Phone', path: 'options.placeholder', value: 'x', property: 'Placeholder' },
      around,
    );
    expect(state.history.past.map(({ label }) => describeStep(label, 'en'))).toEqual(['Changed Placeholder of Phone']);
    expect(state.history.past.map(({ label }) => describeStep(label, 'zh-CN'))).toEqual(['修改了Phone的Placeholder']);
  });

  test('G5.5 copied controls are pasted into another designer, children included, under fresh keys', () => {
    const around = createSurroundings();
    runAll(stateWith([card('card', ...inputs('x'))], 'card', 'x'), around, copy);
    const pasted = succeed(pasteText(stateWith(inputs('a'), 'a'), around.clipboard[0] ?? '', around));
    expect(outline(pasted)).toBe('a card_1(input_2)');
    expect(said(pasted)).toBe('Pasted 1 control');
    expect(said(succeed(pasteText(stateWith([]), 'hello', around)))).toEqual(['nothingToPaste', undefined]);
    expect(outline(succeed(pasteText(stateWith([]), 'Name\tPhone', around)))).toBe('input_1 input_2');
  });

  test('G5.5 cut takes out, duplicate copies with children, select all and select the container work', () => {
    const around = createSurroundings();
    const list = [card('card', ...inputs('x')), ...inputs('a')];
    expect(outline(runAll(stateWith(list, 'a'), around, cut))).toBe('card(x)');
    expect(outline(runAll(stateWith(list, 'card'), around, duplicate))).toBe('card(x) card_1(input_2) a');
    expect(selectedIn(runAll(stateWith(list), around, selectAll))).toEqual(['card', 'x', 'a']);
    expect(selectedIn(runAll(stateWith(list, 'x'), around, selectParent))).toEqual(['card']);
  });
});

test('G5.3 a refused table operation has the message of the specification and changes nothing', () => {
  const around = { ...createSurroundings(), locale: 'zh-CN' as const };
  const state = withSelection(stateWith([make('table', 'table')]), { selected: ['table'], spot: { parent: 'table', slot: 'trs.1.tds.1' } });
  const messages = tableCommands
    .map((command) => command.run(state, around))
    .map((outcome) => (isRefused(outcome) ? outcome.refused : undefined));
  expect(messages).toEqual([
    '当前是最后一行，无法向下合并',
    '当前是最后一列，无法向右合并',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('G5.3 splitting a cell that is not merged does nothing, as in the original, and only tells whoever cannot see it', () => {
  const around = createSurroundings();
  const state = withSelection(stateWith([make('table', 'table')]), { selected: ['table'], spot: { parent: 'table', slot: 'trs.0.tds.0' } });
  const split = tableCommands.find(({ id }) => id === 'splitCell');
  const after = succeed(split?.run(state, around) ?? state);
  expect(documentIn(after)).toBe(documentIn(state));
  expect([after.notice, said(after), after.history.past]).toEqual([null, 'This cell is not merged', []]);
});

test('G2.1 no two commands of one place share a key, and every command has a name', () => {
  const shortcuts = designerCommands.flatMap((command) => command.shortcuts ?? []);
  expect(new Set(shortcuts).size).toBe(shortcuts.length);
  for (const { id } of designerCommands) expect(commandStrings.messages['zh-CN'][id]).toBeTruthy();
});

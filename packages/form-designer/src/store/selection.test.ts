import { expect, test } from 'vitest';
import { createSurroundings } from '../commands/commandTestKit';
import { createControl } from '../document/createControl';
import { createDocument } from '../document/formDocument';
import { createDesignerStore } from './designerStore';
import { selectedIn } from './designerState';
import { clearSelection, selectControl, selectSpot } from './selection';

const input = (key: string) => createControl('input', () => key);
const list = [input('a'), input('b'), { ...createControl('card', () => 'card'), list: [input('x')] }, input('c')];
const open = () => createDesignerStore({ document: { ...createDocument(), list }, surroundings: createSurroundings });

test('G2.6 Ctrl-click adds and takes away, Shift-click selects the siblings in between', () => {
  const store = open();
  const selected = () => selectedIn(store.getState());
  selectControl(store, 'a');
  selectControl(store, 'card', { ctrlKey: true });
  expect(selected()).toEqual(['a', 'card']);
  selectControl(store, 'a', { metaKey: true });
  expect(selected()).toEqual(['card']);
  selectControl(store, 'a', { shiftKey: true });
  expect(selected()).toEqual(['card', 'b', 'a']);
  selectControl(store, 'x', { shiftKey: true });
  expect(selected()).toEqual(['x']);
});

test('G2.6 choosing a slot selects its container; nothing changes for listeners when nothing changed', () => {
  const store = open();
  let calls = 0;
  store.subscribe(() => {
    calls += 1;
  });
  selectSpot(store, { parent: 'card', slot: 'list' });
  selectSpot(store, { parent: 'card', slot: 'list' });
  expect(selectedIn(store.getState())).toEqual(['card']);
  expect(calls).toBe(1);
  clearSelection(store);
  expect(store.getState().history.present.spot).toBeNull();
});
